@_spi(Generated) @_spi(Runtime) @testable import BatonStore

// The store's form of an operation: a plan and the bytes of its response.

extension ListOperation {
  @MainActor func changeSet() throws -> ChangeSet {
    try plan.changeSet("{\"data\":\(data)}", isComplete: false)
  }

  private var plan: TestPlan {
    switch self {
    case .page(let page): Shelf.plan(page.arguments)
    case .noPage(_, let arguments): Shelf.plan(arguments)
    case .change(_, let connections): Self.changePlan(connections)
    case .pins: Pins.fields
    case .thing: Self.thingPlan
    }
  }

  private static let thingPlan = TestPlan([
    .linked(
      "thing", key: .fixed(Shelf.query.slot("lthing")), plural: false,
      selection: Selection(
        type: RecordType("LThing"), key: ["id"], abstract: false,
        fields: [
          .scalar("id", key: .fixed(RecordType("LThing").slot("id")), kind: .id, list: false)
        ]))
  ])

  private static func changePlan(_ connections: [String]) -> TestPlan {
    let here = Shelf.here
    let other = RecordType("LOtherEdge")
    func slot(_ name: String) -> SlotKey { .fixed(Shelf.payload.slot(name)) }
    var plan = TestPlan(
      [
        .linked(
          "change", key: .fixed(RecordType("Mutation").slot("lchange")), plural: false,
          selection: Selection(
            type: Shelf.payload, key: [], abstract: false,
            fields: [
              .linked(
                "edge", key: slot("edge"), plural: false, edit: .appendEdge(connections: here),
                selection: Shelf.edgeSelection),
              .linked(
                "edges", key: slot("edges"), plural: true, edit: .prependEdge(connections: here),
                selection: Shelf.edgeSelection),
              .linked(
                "item", key: slot("item"), plural: false,
                edit: .appendNode(connections: here, edgeType: Shelf.edge),
                selection: Shelf.itemSelection),
              .linked(
                "items", key: slot("items"), plural: true,
                edit: .prependNode(connections: here, edgeType: other),
                selection: Shelf.itemSelection),
              .scalar(
                "gone", key: slot("gone"), kind: .id, list: true,
                edit: .deleteEdge(connections: here)),
              .scalar(
                "dead", key: slot("dead"), kind: .id, list: true, edit: .deleteRecord),
            ]))
      ], variables: Variables(["connections": Variable(connections)]))
    plan.kind = .mutation
    return plan
  }

  private var data: String {
    switch self {
    case .page(let page): return #"{"shelf":{"id":"\#(page.shelf)","items":\#(page.json)}}"#
    case .noPage(let shelf, _): return #"{"shelf":{"id":"\#(shelf)","items":null}}"#
    case .change(let changes, _):
      return #"{"change":{\#(changes.map(\.json).joined(separator: ","))}}"#
    case .pins(let pinned, let top):
      return #"{"pinned":\#(Self.item(pinned)),"top":[\#(Self.items(top))]}"#
    case .thing(let id): return #"{"thing":{"id":"\#(id)"}}"#
    }
  }

  fileprivate static func item(_ id: String?) -> String {
    id.map { #"{"id":"\#($0)","text":"\#($0.uppercased())"}"# } ?? "null"
  }

  fileprivate static func items(_ ids: [String?]) -> String {
    ids.map(item).joined(separator: ",")
  }

  fileprivate static func text(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
}

extension ListOperation.Edge {
  fileprivate var json: String {
    #"{"cursor":\#(ListOperation.text(cursor)),"node":\#(ListOperation.item(node))}"#
  }
}

extension [ListOperation.Edge?] {
  fileprivate var json: String { map { $0?.json ?? "null" }.joined(separator: ",") }
}

extension ListOperation.Page {
  fileprivate var json: String {
    var members = [#""edges":\#(edges.map { "[\($0.json)]" } ?? "null")"#]
    if let total { members.append("\"total\":\(total)") }
    let info = info.map { info in
      let members = info.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.dump)" }
      return "{\(members.joined(separator: ","))}"
    }
    members.append("\"pageInfo\":\(info ?? "null")")
    return "{\(members.joined(separator: ","))}"
  }
}

extension ListOperation.Change {
  fileprivate var json: String {
    switch self {
    case .insertEdges(let edges, _, false): return "\"edge\":\(edges.json)"
    case .insertEdges(let edges, _, true): return "\"edges\":[\(edges.json)]"
    case .insertNodes(let ids, _, false, _): return "\"item\":\(ListOperation.items(ids))"
    case .insertNodes(let ids, _, true, _): return "\"items\":[\(ListOperation.items(ids))]"
    case .deleteEdges(let ids): return "\"gone\":[\(Self.ids(ids))]"
    case .deleteRecords(let ids): return "\"dead\":[\(Self.ids(ids))]"
    }
  }

  private static func ids(_ ids: [String?]) -> String {
    ids.map(ListOperation.text).joined(separator: ",")
  }
}
