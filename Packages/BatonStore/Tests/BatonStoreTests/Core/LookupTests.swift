import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Root fields that name a record by its key (B-13.3).
@MainActor struct LookupTests {
  static func selection(_ type: String, _ scalars: [String], key: [String]) -> Selection {
    Selection(
      type: RecordType(type), key: key, abstract: false,
      fields: scalars.map {
        .scalar($0, key: .fixed(RecordType(type).slot($0)), kind: .string, list: false)
      })
  }

  static let list = TestPlan([
    .linked(
      "quotes", key: .fixed(RecordType("Query").slot("kquotes")), plural: true,
      selection: selection("KQuote", ["base", "quote", "rate"], key: ["base", "quote"])),
    .linked(
      "coins", key: .fixed(RecordType("Query").slot("kcoins")), plural: true,
      selection: selection("KCoin", ["id"], key: ["id"])),
  ])

  static let quoteKey = RecordType("Query").slot(
    "kquote", [.argument("base", .variable("base")), .argument("quote", .variable("quote"))])

  static func one(_ base: String, _ quote: String) -> TestPlan {
    TestPlan(
      [
        .linked(
          "kquote", key: .dynamic(quoteKey), plural: false,
          lookup: Lookup(
            type: RecordType("KQuote"), key: [.variable("base"), .variable("quote")]),
          selection: selection("KQuote", ["base", "quote", "rate"], key: ["base", "quote"]))
      ], variables: Variables(["base": Variable(base), "quote": Variable(quote)]))
  }

  private func filled() throws -> Store {
    let store = Store()
    try Self.list.commit(
      #"{"data":{"quotes":[{"base":"BTC","quote":"USD","rate":"1.5"},{"base":"A:B","quote":"C","rate":"2"}],"coins":[{"id":"7"}]}}"#,
      to: store)
    return store
  }

  @Test func theCheckBindsWhatTheStoreHolds() throws {
    let store = try filled()
    let plan = Self.one("BTC", "USD")
    let anchor = plan.anchor(in: store)
    let watch = Watch { #expect(anchor.linked(anchor.owner.slot(Self.quoteKey)) == nil) }
    #expect(plan.check(store) == .memory)
    #expect(watch.count == 1)
    let link = try #require(anchor.linked(anchor.owner.slot(Self.quoteKey)))
    #expect(link.string(RecordType("KQuote").slot("rate")) == "1.5")
    #expect(
      store.line("client:root")?.contains(
        #"kquote(base:\"BTC\",quote:\"USD\")": {"__ref": "KQuote:BTC:USD"}"#) == true)
    #expect(Self.one("A:B", "C").check(store) == .memory)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func whatTheStoreDoesNotHoldStaysAMiss() throws {
    let store = try filled()
    let before = store.dump()
    #expect(Self.one("BTC", "EUR").check(store) == .miss)
    #expect(Self.one("", "USD").check(store) == .miss)
    #expect(store.dump() == before)
  }

  private static let node = RecordType("KNode", possible: ["KCoin", "KNote"])
  private static let nodeKey = RecordType("Query").slot("knode", [.argument("id", .variable("id"))])

  private static func untyped(_ id: Int) -> TestPlan {
    TestPlan(
      [
        .linked(
          "knode", key: .dynamic(nodeKey), plural: false,
          lookup: Lookup(type: nil, key: [.variable("id")]),
          selection: Selection(
            type: node, key: ["id"], abstract: true,
            fields: [
              .typename("__typename"),
              .scalar("id", key: .fixed(node.slot("id")), kind: .id, list: false),
            ]))
      ], variables: Variables(["id": Variable(id)]))
  }

  private static let notes = TestPlan([
    .linked(
      "notes", key: .fixed(RecordType("Query").slot("knotes")), plural: true,
      selection: selection("KNote", ["id"], key: ["id"]))
  ])

  @Test func anUntypedLookupBindsOneMatchAlone() throws {
    let plan = Self.untyped(7)
    let store = try filled()
    #expect(plan.check(store) == .memory)
    let other = try filled()
    try Self.notes.commit(#"{"data":{"notes":[{"id":"7"}]}}"#, to: other)
    #expect(plan.check(other) == .miss)
  }

  /// B-18.3: who waits is told.
  @Test func ofTwoMatchesOneMayGoByACollection() throws {
    let store = try filled()
    try Self.notes.commit(#"{"data":{"notes":[{"id":"7"}]}}"#, to: store)
    Self.list.retain(in: store)
    #expect(Self.untyped(7).check(store) == .miss)
    var calls = 0
    store.onCommit = { calls += 1 }
    store.collect()
    #expect(store.line("KNote:7") == nil && calls == 1)
    #expect(Self.untyped(7).check(store) == .memory)
    store.collect()
    #expect(calls == 1)
  }

  @Test func anOperationWithALookupIsAnsweredByARecordFromElsewhere() throws {
    let store = Store()
    try store.commit(CharacterQuery(id: "9"), Payload(json: CharacterQueryTests.response))
    #expect(store.check(CharacterQuery(id: "9")) == .memory)
    #expect(store.check(CharacterQuery(id: "8")) == .miss)
  }
}
