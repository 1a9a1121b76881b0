@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// What a response does, as the model knows it.
enum ListOperation {
  /// An edge: its cursor and its node's id.
  struct Edge {
    var cursor: String?
    var node: String?
  }

  struct Page {
    var shelf: String
    var arguments: [String: String]
    /// Nil is a null; entries may be null.
    var edges: [Edge?]?
    var total: Int?
    /// Only the members that are sent; nil is null.
    var info: [String: ListModel.Value]?
  }

  /// A member of a mutation's payload.
  enum Change {
    case insertEdges([Edge?], isPrepended: Bool, isList: Bool)
    case insertNodes([String?], isPrepended: Bool, isList: Bool, edgeType: String)
    case deleteEdges([String?])
    case deleteRecords([String?])
  }

  /// A page, or a null in its place.
  case page(Page)
  case noPage(shelf: String, arguments: [String: String])
  case change([Change], connections: [String])
  case pins(pinned: String?, top: [String?])
  /// A record of another type that may have the same id.
  case thing(String)
}

extension ListOperation {
  static let ids = ["a", "b", "c", "d", "e", "1"]
  static let shelves = ["1", "2"]

  static func connection(_ shelf: String) -> String {
    "LShelf:\(shelf):__Shelf_items_connection"
  }

  static func random(_ random: inout RandomSource) -> ListOperation {
    switch random.below(20) {
    case 0..<8:
      let shelf = random.chance(75) ? "1" : "2"
      let arguments = arguments(&random)
      if random.chance(4) { return .noPage(shelf: shelf, arguments: arguments) }
      return .page(page(shelf, arguments, &random))
    case 8..<16: return .change(changes(&random), connections: connections(&random))
    case 16..<18:
      return .pins(
        pinned: random.chance(80) ? random.pick(ids) : nil,
        top: (0..<random.below(4)).map { _ in random.chance(85) ? random.pick(ids) : nil })
    default: return .thing(random.pick(ids) ?? "a")
    }
  }

  private static func arguments(_ random: inout RandomSource) -> [String: String] {
    let cursor = "c-\(random.pick(ids) ?? "a")"
    switch random.below(6) {
    case 0, 1, 2: return ["after": cursor]
    case 3: return ["before": cursor]
    default: return ["first": String(random.below(2))]
    }
  }

  private static func page(
    _ shelf: String, _ arguments: [String: String], _ random: inout RandomSource
  ) -> Page {
    var page = Page(shelf: shelf, arguments: arguments)
    if random.chance(95) { page.edges = edges(random.below(4), &random) }
    if random.chance(50) { page.total = random.below(9) }
    guard random.chance(95) else { return page }
    var info: [String: ListModel.Value] = [:]
    for name in ["hasNextPage", "hasPreviousPage"] where random.chance(70) {
      info[name] = .bool(random.chance(50))
    }
    let cursors = (page.edges ?? []).compactMap { $0?.cursor }
    for (name, cursor) in [("startCursor", cursors.first), ("endCursor", cursors.last)]
    where random.chance(85) {
      info[name] = cursor.map { .text($0) } ?? .null
    }
    page.info = info
    return page
  }

  private static func edges(_ count: Int, _ random: inout RandomSource) -> [Edge?] {
    (0..<count).map { _ in
      if random.chance(5) { return nil }
      let id = random.pick(ids) ?? "a"
      return Edge(
        cursor: random.chance(95) ? "c-\(id)" : nil, node: random.chance(92) ? id : nil)
    }
  }

  private static func changes(_ random: inout RandomSource) -> [Change] {
    var changes: [Change] = []
    var used: Set<Int> = []
    for _ in 0..<random.below(2) + 1 {
      let kind = random.below(6)
      guard used.insert(kind).inserted else { continue }
      let nodes = (0..<random.below(3)).map { _ in random.chance(90) ? random.pick(ids) : nil }
      switch kind {
      case 0: changes.append(.insertEdges(edges(1, &random), isPrepended: false, isList: false))
      case 1:
        changes.append(
          .insertEdges(edges(random.below(3), &random), isPrepended: true, isList: true))
      case 2:
        changes.append(
          .insertNodes(
            [random.pick(ids)], isPrepended: false, isList: false, edgeType: "LItemEdge"))
      case 3:
        changes.append(
          .insertNodes(nodes, isPrepended: true, isList: true, edgeType: "LOtherEdge"))
      case 4: changes.append(.deleteEdges(nodes))
      default: changes.append(.deleteRecords(nodes))
      }
    }
    return changes
  }

  private static func connections(_ random: inout RandomSource) -> [String] {
    switch random.below(8) {
    case 0: []
    case 1: shelves.map(connection)
    case 2: [connection("2"), "LItem:a"]
    default: [connection("1")]
    }
  }
}
