import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// A connection for tests: the items of a shelf, and of the query itself.
enum Shelf {
  static let query = RecordType("Query")
  static let shelf = RecordType("LShelf")
  static let items = RecordType("LItemConnection")
  static let edge = RecordType("LItemEdge")
  static let item = RecordType("LItem")
  static let info = RecordType("LPageInfo")
  static let link = shelf.slot("__Shelf_items_connection")

  static let itemSelection = Selection(
    type: item, key: ["id"], abstract: false,
    fields: [
      .scalar("id", key: .fixed(item.slot("id")), kind: .id, list: false),
      .scalar("text", key: .fixed(item.slot("text")), kind: .string, list: false),
    ])

  static let edgeSelection = Selection(
    type: edge, key: [], abstract: false,
    fields: [
      .linked("node", key: .fixed(edge.slot("node")), plural: false, selection: itemSelection),
      .scalar("cursor", key: .fixed(edge.slot("cursor")), kind: .string, list: false),
    ])

  static let pageSelection = Selection(
    type: items, key: [], abstract: false,
    fields: [
      .scalar("total", key: .fixed(items.slot("total")), kind: .int, list: false),
      .linked("edges", key: .fixed(items.slot("edges")), plural: true, selection: edgeSelection),
      .linked(
        "pageInfo", key: .fixed(items.slot("pageInfo")), plural: false,
        selection: Selection(
          type: info, key: [], abstract: false,
          fields: ["hasNextPage", "hasPreviousPage", "startCursor", "endCursor"].map {
            .scalar(
              $0, key: .fixed(info.slot($0)), kind: $0.hasPrefix("has") ? .bool : .string,
              list: false)
          })),
    ])

  private static let pageArguments: [StorageArgument] = ["after", "before", "first", "last"].map {
    .argument($0, .variable($0))
  }

  /// `shelf { id items(first:, after:, last:, before:) @connection(key: "Shelf_items") }`
  static let selection = Selection(
    type: shelf, key: ["id"], abstract: false,
    fields: [
      .scalar("id", key: .fixed(shelf.slot("id")), kind: .id, list: false),
      .linked(
        "items", key: .dynamic(shelf.slot("items", pageArguments)), plural: false,
        connection: ConnectionLink(
          key: .fixed(link), after: .variable("after"), before: .variable("before")),
        selection: pageSelection),
    ])

  static func plan(_ variables: [String: String] = [:]) -> TestPlan {
    TestPlan(
      [
        .linked("shelf", key: .fixed(query.slot("lshelf")), plural: false, selection: selection)
      ], variables: Variables(variables.mapValues { Variable($0) }))
  }

  /// The page of these items: each `a1` has the text `A1` and the cursor `c-a1`; an empty cursor is null.
  static func page(
    _ ids: [String?], next: Bool? = nil, previous: Bool? = nil, total: Int? = nil,
    start: String? = nil, end: String? = nil
  ) -> String {
    let edges = ids.map { id in
      guard let id else { return "null" }
      return #"{"cursor":"c-\#(id)","node":{"id":"\#(id)","text":"\#(id.uppercased())"}}"#
    }
    var members = [#""edges":[\#(edges.joined(separator: ","))]"#]
    if let total { members.append(#""total":\#(total)"#) }
    var info: [String] = []
    if let next { info.append(#""hasNextPage":\#(next)"#) }
    if let previous { info.append(#""hasPreviousPage":\#(previous)"#) }
    let cursors = ids.compactMap(\.self).map { "c-\($0)" }
    info.append(#""startCursor":\#(cursor(start ?? cursors.first))"#)
    info.append(#""endCursor":\#(cursor(end ?? cursors.last))"#)
    members.append(#""pageInfo":{\#(info.joined(separator: ","))}"#)
    return "{" + members.joined(separator: ",") + "}"
  }
}

extension Shelf {
  private static func cursor(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "null" }
    return "\"\(text)\""
  }
}

/// What a store shows of the shelf's list.
@MainActor struct ShelfReader {
  let store: Store

  var list: Anchor? {
    let shelf = Shelf.plan().anchor(in: store).linked(Shelf.query.slot("lshelf"))
    return shelf?.linked(Shelf.link)
  }

  struct Row: Lens {
    let anchor: Anchor
    @MainActor var id: String { anchor.string(Shelf.item.slot("id"), or: "") }
  }

  var ids: [String] {
    let nodes: List<Row>? = list?.nodes(Shelf.items.slot("edges"), Shelf.edge.slot("node"))
    return (nodes ?? .empty).map(\.id)
  }

  var edgeKeys: [String] {
    let edges = list?.record.read(Shelf.items.slot("edges").address).value.list
    return edges?.records.map(\.fullKey) ?? []
  }

  var info: Anchor? { list?.linked(Shelf.items.slot("pageInfo")) }
  var hasNext: Bool? { info?.bool(Shelf.info.slot("hasNextPage")) }
  var hasPrevious: Bool? { info?.bool(Shelf.info.slot("hasPreviousPage")) }
  var start: String? { info?.string(Shelf.info.slot("startCursor")) }
  var end: String? { info?.string(Shelf.info.slot("endCursor")) }
  var total: Int? { list?.int(Shelf.items.slot("total")) }

  @discardableResult
  func commit(_ page: String, _ variables: [String: String] = [:]) throws -> CommitSummary {
    try Shelf.plan(variables).commit(
      #"{"data":{"shelf":{"id":"1","items":\#(page)}}}"#, to: store, isComplete: false)
  }
}

/// Mutations over the shelf's list.
extension Shelf {
  static let payload = RecordType("LPayload")
  static let connection = "LShelf:1:__Shelf_items_connection"

  private static func payload(
    _ fields: [SelectionField], _ connections: [String]
  ) -> TestPlan {
    var plan = TestPlan(
      [
        .linked(
          "change", key: .fixed(RecordType("Mutation").slot("lchange")), plural: false,
          selection: Selection(type: payload, key: [], abstract: false, fields: fields))
      ], variables: Variables(["connections": Variable(connections)]))
    plan.kind = .mutation
    return plan
  }

  /// `change { edge @… edges @… }`
  static func edges(_ edit: Edit, _ connections: [String] = [connection]) -> TestPlan {
    payload(
      [
        .linked(
          "edge", key: .fixed(payload.slot("edge")), plural: false, edit: edit,
          selection: edgeSelection),
        .linked(
          "edges", key: .fixed(payload.slot("edges")), plural: true, edit: edit,
          selection: edgeSelection),
      ], connections)
  }

  /// `change { item @… items @… }`
  static func nodes(_ edit: Edit, _ connections: [String] = [connection]) -> TestPlan {
    payload(
      [
        .linked(
          "item", key: .fixed(payload.slot("item")), plural: false, edit: edit,
          selection: itemSelection),
        .linked(
          "items", key: .fixed(payload.slot("items")), plural: true, edit: edit,
          selection: itemSelection),
      ], connections)
  }

  /// `change { id @… ids @… }`
  static func ids(_ edit: Edit, _ connections: [String] = [connection]) -> TestPlan {
    payload(
      [
        .scalar("id", key: .fixed(payload.slot("id")), kind: .id, list: false, edit: edit),
        .scalar("ids", key: .fixed(payload.slot("ids")), kind: .id, list: true, edit: edit),
      ], connections)
  }

  static let here = ArgumentValue.variable("connections")

  static func edge(_ id: String) -> String {
    #"{"cursor":"c-\#(id)","node":{"id":"\#(id)","text":"\#(id.uppercased())"}}"#
  }
}

extension TestPlan {
  /// What a mutation's payload brings.
  func change(_ members: String) throws -> ChangeSet {
    try changeSet(#"{"data":{"change":{\#(members)}}}"#, isComplete: false)
  }

  @MainActor @discardableResult
  func commit(change members: String, to store: Store) throws -> CommitSummary {
    store.commit(try change(members), as: .server)
  }
}
