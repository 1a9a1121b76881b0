import BatonSchema

/// What the lens of a connection has besides what its author selected (C-3).
struct LensConnection {
  enum Accessor {
    /// With the struct of a node as the connection's lens names it, `Edges.Node`.
    case nodes(String)
    case hasNext, hasPrevious, isLoadingNext, isLoadingPrevious, connectionID

    var name: String {
      switch self {
      case .nodes: "nodes"
      case .hasNext: "hasNext"
      case .hasPrevious: "hasPrevious"
      case .isLoadingNext: "isLoadingNext"
      case .isLoadingPrevious: "isLoadingPrevious"
      case .connectionID: "connectionID"
      }
    }
  }

  /// Those of which no selected field has the name: what an author wrote keeps it.
  var accessors: [Accessor] = []
  var edges: SlotReference
  var node: SlotReference
  var pageInfo: SlotReference
  var hasNextPage: SlotReference
  var hasPreviousPage: SlotReference
  var isLoadingNext: SlotReference
  var isLoadingPrevious: SlotReference
  /// Nil where no query asks for more.
  var paging: LensPaging?

  /// Nil where the type is no connection.
  init?(_ lens: Lens, _ schema: Schema, taken: inout Set<String>) {
    guard let edges = schema.field("edges", of: lens.type),
      let pageInfo = schema.field("pageInfo", of: lens.type)
    else { return nil }
    func slot(_ type: SchemaType, _ name: String) -> SlotReference {
      SlotReference(type: schema.recordName(of: type), key: StorageKey(named: name))
    }
    let infoType = schema.type(of: pageInfo)
    self.edges = slot(lens.type, "edges")
    node = slot(schema.type(of: edges), "node")
    self.pageInfo = slot(lens.type, "pageInfo")
    hasNextPage = slot(infoType, "hasNextPage")
    hasPreviousPage = slot(infoType, "hasPreviousPage")
    isLoadingNext = slot(lens.type, "__isLoadingNext")
    isLoadingPrevious = slot(lens.type, "__isLoadingPrevious")
    let nodes = Self.nodeLens(of: lens).map { [Accessor.nodes($0)] } ?? []
    accessors = (nodes + Self.flags).filter { taken.insert($0.name).inserted }
  }

  var slots: [SlotReference] {
    accessors.flatMap { accessor -> [SlotReference] in
      switch accessor {
      case .nodes: [edges, node]
      case .hasNext: [pageInfo, hasNextPage]
      case .hasPrevious: [pageInfo, hasPreviousPage]
      case .isLoadingNext: [isLoadingNext]
      case .isLoadingPrevious: [isLoadingPrevious]
      case .connectionID: []
      }
    }
  }

  private static let flags: [Accessor] = [
    .hasNext, .hasPrevious, .isLoadingNext, .isLoadingPrevious, .connectionID,
  ]

  /// Nil where the author reads no node.
  private static func nodeLens(of lens: Lens) -> String? {
    for accessor in lens.accessors {
      guard case .list(let slot, let edges) = accessor.kind, slot.key.field == "edges",
        let edge = lens.nested.first(where: { $0.swiftName == edges.lens })
      else { continue }
      for accessor in edge.accessors {
        guard case .link(let slot, let node) = accessor.kind, slot.key.field == "node",
          edge.nested.contains(where: { $0.swiftName == node.lens })
        else { continue }
        return "\(SwiftName.escaped(edges.lens)).\(SwiftName.escaped(node.lens))"
      }
    }
    return nil
  }
}
