import Observation
import Synchronization
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// C-3: what the lens of a connection reads besides its own fields.
@MainActor struct ConnectionReadTests {
  struct Row: Lens {
    let anchor: Anchor
    @MainActor var name: String? { anchor.string(RecordType("CNode").slot("name")) }
  }

  private static let list = RecordType("CList")
  private static let edge = RecordType("CEdge")
  private static let node = RecordType("CNode")
  private static let info = RecordType("CInfo")

  private static let plan = TestPlan([
    .linked(
      "list", key: .fixed(RecordType("Query").slot("clist")), plural: false,
      selection: Selection(
        type: list, key: [], abstract: false,
        fields: [
          .linked(
            "edges", key: .fixed(list.slot("edges")), plural: true,
            selection: Selection(
              type: edge, key: [], abstract: false,
              fields: [
                .linked(
                  "node", key: .fixed(edge.slot("node")), plural: false,
                  selection: Selection(
                    type: node, key: ["id"], abstract: false,
                    fields: [
                      .scalar("id", key: .fixed(node.slot("id")), kind: .string, list: false),
                      .scalar("name", key: .fixed(node.slot("name")), kind: .string, list: false),
                    ]))
              ])),
          .linked(
            "pageInfo", key: .fixed(list.slot("pageInfo")), plural: false,
            selection: Selection(
              type: info, key: [], abstract: false,
              fields: [
                .scalar(
                  "hasNextPage", key: .fixed(info.slot("hasNextPage")), kind: .bool, list: false)
              ])),
        ]))
  ])

  private func anchor(_ response: String, in store: Store) throws -> Anchor {
    try Self.plan.commit(response, to: store, isComplete: false)
    let slot = RecordType("Query").slot("clist")
    return try #require(Self.plan.anchor(in: store).linked(slot))
  }

  @Test func nodesAreThoseThatAreThere() throws {
    let store = Store()
    let anchor = try anchor(
      """
      {"data": {"list": {"edges": [{"node": {"id": "1", "name": "a"}}, null, {"node": null},
        {"node": {"id": "2", "name": "b"}}, {}]}}}
      """, in: store)
    let nodes: List<Row> = anchor.nodes(Self.list.slot("edges"), Self.edge.slot("node"))
    #expect(nodes.map(\.name) == ["a", "b"])
    let again: List<Row> = anchor.nodes(Self.list.slot("edges"), Self.edge.slot("node"))
    #expect(nodes == again)
  }

  @Test func withoutEdgesThereAreNone() throws {
    let store = Store()
    let anchor = try anchor(#"{"data": {"list": {"edges": null}}}"#, in: store)
    let nodes: List<Row> = anchor.nodes(Self.list.slot("edges"), Self.edge.slot("node"))
    #expect(nodes.isEmpty)
  }

  /// A flag that nobody wrote is false, and no one is told that it is missing.
  @Test func flags() throws {
    let store = Store()
    var problems: [ReadProblem] = []
    store.onReadProblem = { problems.append($0) }
    let anchor = try anchor(
      #"{"data": {"list": {"pageInfo": {"hasNextPage": true}}}}"#, in: store)
    #expect(anchor.flag(Self.list.slot("pageInfo"), Self.info.slot("hasNextPage")))
    #expect(!anchor.flag(Self.list.slot("pageInfo"), Self.info.slot("hasPreviousPage")))
    #expect(!anchor.flag(Self.list.slot("other"), Self.info.slot("hasNextPage")))
    #expect(!anchor.flag(Self.list.slot("__isLoadingNext")))
    #expect(problems.isEmpty)
  }

  @Test func aFlagIsObserved() throws {
    let store = Store()
    let anchor = try anchor(
      #"{"data": {"list": {"pageInfo": {"hasNextPage": true}}}}"#, in: store)
    let told = Atomic(0)
    withObservationTracking {
      _ = anchor.flag(Self.list.slot("pageInfo"), Self.info.slot("hasNextPage"))
    } onChange: {
      told.add(1, ordering: .relaxed)
    }
    try Self.plan.commit(
      #"{"data": {"list": {"pageInfo": {"hasNextPage": false}}}}"#, to: store, isComplete: false)
    #expect(told.load(ordering: .relaxed) == 1)
  }

  @Test func theIDIsTheKey() throws {
    let store = Store()
    let anchor = try anchor(#"{"data": {"list": {"edges": []}}}"#, in: store)
    #expect(anchor.connectionID == "client:root:clist")
  }
}
