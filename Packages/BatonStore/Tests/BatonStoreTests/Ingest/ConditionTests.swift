import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// `@include` and `@skip` (B-5.9), and selections of one member that merge.
@MainActor struct ConditionTests {
  static let query = RecordType("Query")
  static let thing = RecordType("CThing")

  static func thing(_ names: [(String, [Condition])]) -> Selection {
    Selection(
      type: thing, key: ["id"], abstract: false,
      fields: (names + [("id", [])]).map { name, when in
        .scalar(
          name, key: .fixed(thing.slot(name)), kind: .string, list: false, when: when)
      })
  }

  static func plan(_ flags: [String: Bool]) -> TestPlan {
    TestPlan(
      [
        .linked(
          "thing", key: .fixed(query.slot("cthing")), plural: false, when: [.include("all")],
          selection: thing([("a", []), ("b", [.skip("short")])])),
        .linked(
          "thing", key: .fixed(query.slot("cthing")), plural: false,
          selection: thing([("a", [])])),
      ], variables: Variables(flags.mapValues { Variable($0) }))
  }

  @Test func aMemberFeedsEverySelectionThatApplies() throws {
    let store = Store()
    try Self.plan(["all": true, "short": false])
      .commit(#"{"data":{"thing":{"a":"1","b":"2","id":"x"}}}"#, to: store)
    #expect(store.line("CThing:x") == #"{"__typename": "CThing", "a": "1", "b": "2", "id": "x"}"#)
    let bare = Store()
    try Self.plan(["all": false, "short": false])
      .commit(#"{"data":{"thing":{"a":"1","b":"2","id":"x"}}}"#, to: bare)
    #expect(bare.line("CThing:x") == #"{"__typename": "CThing", "a": "1", "id": "x"}"#)
  }

  @Test func onlyWhatAppliesIsExpected() {
    let short = #"{"data":{"thing":{"a":"1","id":"x"}}}"#
    #expect(refusal(Self.plan(["all": true, "short": true]), short) == nil)
    #expect(refusal(Self.plan(["all": true, "short": false]), short) != nil)
    #expect(refusal(Self.plan(["all": false]), short) == nil)
    #expect(refusal(Self.plan([:]), #"{"data":{}}"#) != nil)
  }

  @Test func theCheckFollowsTheConditionsToo() throws {
    let store = Store()
    try Self.plan(["all": false]).commit(#"{"data":{"thing":{"a":"1","id":"x"}}}"#, to: store)
    #expect(Self.plan(["all": false]).check(store) == .memory)
    #expect(Self.plan(["all": true, "short": true]).check(store) == .memory)
    #expect(Self.plan(["all": true, "short": false]).check(store) == .miss)
  }

  /// Both selections of the member, one outside and one inside a type condition.
  @Test func selectionsInsideAndOutsideATypeConditionMerge() throws {
    let any = RecordType("CAny", possible: ["CThing"])
    let plan = TestPlan([
      .linked(
        "any", key: .fixed(Self.query.slot("cany")), plural: false,
        selection: Selection(
          type: any, key: [], abstract: true,
          fields: [
            .typename("__typename"),
            .linked(
              "next", key: .fixed(any.slot("next")), plural: false, selection: Self.thing([])),
            .inline(
              on: Self.thing,
              fields: [
                .linked(
                  "next", key: .fixed(Self.thing.slot("next")), plural: false,
                  selection: Self.thing([("a", [])]))
              ]),
          ]))
    ])
    let store = Store()
    try plan.commit(
      #"{"data":{"any":{"__typename":"CThing","next":{"id":"2","a":"x"}}}}"#, to: store)
    #expect(store.line("CThing:2") == #"{"__typename": "CThing", "a": "x", "id": "2"}"#)
    #expect(
      store.line("client:root:cany:CThing")
        == #"{"__typename": "CThing", "next": {"__ref": "CThing:2"}}"#)
    #expect(plan.check(store) == .memory)
  }
}
