import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// What a check did not find, asked again (B-13.2): no batch but one that changes it, or the way to it, is
/// a reason to check again.
@MainActor struct MissTests {
  private let store = Store(releaseBufferSize: 0)
  private let plan = CollectPlans.one(
    "1", [CollectPlans.titled, CollectPlans.next([CollectPlans.titled]), CollectPlans.related()])

  private func commit(_ note: String) throws {
    try plan.commit(#"{"data":{"note":\#(note)}}"#, to: store, isComplete: false)
  }

  private func miss(of plan: TestPlan? = nil) throws -> Miss {
    let (availability, trail) = (plan ?? self.plan).check(in: store)
    try #require(availability == .miss)
    return try #require(trail.miss)
  }

  @Test func aRootFieldThatNobodyAnswered() throws {
    let miss = try miss()
    try CollectPlans.one("2", []).commit(#"{"data":{"note":{"id":"2"}}}"#, to: store)
    #expect(miss.isStill)
    try commit("null")
    #expect(!miss.isStill)
    #expect(plan.availability(in: store) == .memory)
  }

  @Test func aFieldBehindALink() throws {
    try commit(#"{"id":"1","title":"a","next":{"id":"2"},"related":[]}"#)
    let miss = try miss()
    try commit(#"{"id":"1","title":"b","related":[{"id":"2"}]}"#)
    #expect(miss.isStill)
    try commit(#"{"id":"1","next":{"id":"2","title":"c"}}"#)
    #expect(!miss.isStill)
  }

  @Test(arguments: [#"{"id":"3","title":"c"}"#, "null"])
  func aLinkThatLeadsElsewhere(next: String) throws {
    try commit(#"{"id":"1","title":"a","next":{"id":"2"},"related":[]}"#)
    let miss = try miss()
    try commit(#"{"id":"1","next":\#(next)}"#)
    #expect(!miss.isStill)
    #expect(plan.availability(in: store) == .memory)
  }

  @Test func anElementOfAList() throws {
    let plan = CollectPlans.one("1", [CollectPlans.related([CollectPlans.titled])])
    let rows = #"{"id":"2","title":"b"},{"id":"3"}"#
    try plan.commit(
      #"{"data":{"note":{"id":"1","related":[\#(rows)]}}}"#, to: store, isComplete: false)
    let miss = try miss(of: plan)
    try commit(#"{"id":"1","title":"a"}"#)
    #expect(miss.isStill)
    try commit(#"{"id":"1","related":[{"id":"2"}]}"#)
    #expect(!miss.isStill)
    #expect(plan.availability(in: store) == .memory)
  }

  @Test func clearing() throws {
    try commit(#"{"id":"1"}"#)
    let miss = try miss()
    store.clear()
    #expect(!miss.isStill)
    #expect(plan.availability(in: store) == .miss)
  }

  /// The operation's own key is nobody's after a collection, and its number another's.
  @Test func aKeyThatIsNobodysAnyMore() throws {
    let miss = try miss()
    store.collect()
    for number in 0..<50 {
      try CollectPlans.one("x\(number)", []).commit(
        #"{"data":{"note":{"id":"x\#(number)"}}}"#, to: store)
    }
    #expect(miss.isStill)
    try commit(#"{"id":"1","title":"a","next":null,"related":[]}"#)
    #expect(!miss.isStill)
  }

  @Test func aRecordThatALookupNames() throws {
    let plan = LookupTests.one("BTC", "USD")
    let miss = try miss(of: plan)
    for (base, isStill) in [("ETH", true), ("BTC", false)] {
      try LookupTests.list.commit(
        #"{"data":{"quotes":[{"base":"\#(base)","quote":"USD","rate":"1"}],"coins":[]}}"#, to: store
      )
      #expect(miss.isStill == isStill)
    }
    #expect(plan.availability(in: store) == .memory)
  }
}
