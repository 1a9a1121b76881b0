import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Which record an object is (B-2).
@MainActor struct IdentityTests {
  private static func selection(
    _ type: String, key: [String], _ more: [SelectionField] = [], scalars: [String]
  ) -> Selection {
    Selection(
      type: RecordType(type), key: key, abstract: false,
      fields: scalars.map {
        .scalar($0, key: .fixed(RecordType(type).slot($0)), kind: .string, list: false)
      } + more)
  }

  private static func list(_ name: String, _ selection: Selection) -> TestPlan {
    TestPlan([
      .linked(
        name, key: .fixed(RecordType("Query").slot(name)), plural: true, selection: selection)
    ])
  }

  /// B-2.2
  @Test func severalKeyFieldsAreEscapedAndJoined() throws {
    let store = Store()
    try Self.list(
      "quotes", Self.selection("IQuote", key: ["base", "quote"], scalars: ["base", "quote"])
    )
    .commit(
      #"{"data":{"quotes":[{"base":"BTC","quote":"USD"},{"base":"A:B","quote":"C\\D"},{"quote":"1+2","base":"north"},{"base":"north+1","quote":"2"},{"base":"x","quote":""}]}}"#,
      to: store)
    #expect(
      store.recordKeys.filter { $0.hasPrefix("IQuote") } == [
        #"IQuote:A\:B:C\\D"#, "IQuote:BTC:USD", "IQuote:north+1:2", "IQuote:north:1+2",
      ])
    #expect(store.line("client:root:quotes:4") != nil)
  }

  /// B-2.3, B-2.5, B-2.6
  @Test func oneKeyIsTheScalarsText() throws {
    let store = Store()
    try Self.list("things", Self.selection("IThing", key: ["id"], scalars: ["id"]))
      .commit(
        #"{"data":{"things":[{"id":"a,b"},{"id":7},{"id":"7"},{"id":null},{"id":""},{"id":"\u00e9"},{"id":"e\u0301"},{"id":"A:B"}]}}"#,
        to: store)
    #expect(
      store.recordKeys.filter { $0.hasPrefix("IThing") }.map { Array($0.utf8) }
        == ["IThing:7", "IThing:A:B", "IThing:a,b", "IThing:e\u{301}", "IThing:\u{E9}"].map {
          Array($0.utf8)
        })
    #expect(
      store.line("client:root")
        == #"{"__typename": "Query", "things": {"__refs": ["IThing:a,b", "IThing:7", "IThing:7", "client:root:things:3", "client:root:things:4", "IThing:é", "IThing:e\#u{301}", "IThing:A:B"]}}"#
    )
  }

  /// B-2.4
  @Test func oneIdUnderTwoTypesIsTwoRecords() throws {
    let store = Store()
    try Self.list("cats", Self.selection("ICat", key: ["id"], scalars: ["id"]))
      .commit(#"{"data":{"cats":[{"id":"1"}]}}"#, to: store)
    try Self.list("dogs", Self.selection("IDog", key: ["id"], scalars: ["id"]))
      .commit(#"{"data":{"dogs":[{"id":"1"}]}}"#, to: store)
    #expect(store.recordKeys.filter { $0.hasSuffix(":1") } == ["ICat:1", "IDog:1"])
  }

  /// B-2.5, B-2.8
  @Test func aPathKnowsAKeyThatStandsBehindTheLink() throws {
    let store = Store()
    let parent = Self.selection(
      "IParent", key: ["id"],
      [
        .linked(
          "page", key: .fixed(RecordType("IParent").slot("notes(first:2)")), plural: false,
          selection: Self.selection(
            "IPage", key: [],
            [
              .linked(
                "edges", key: .fixed(RecordType("IPage").slot("edges")), plural: true,
                selection: Self.selection("IEdge", key: [], scalars: ["cursor"]))
            ], scalars: []))
      ], scalars: ["id"])
    try Self.list("all", parent).commit(
      #"{"data":{"all":[{"page":{"edges":[{"cursor":"c1"},null,{"cursor":"c2"}]},"id":"1"}]}}"#,
      to: store)
    #expect(
      store.line("IParent:1:notes(first:2)")
        == #"{"__typename": "IPage", "edges": {"__refs": ["IParent:1:notes(first:2):edges:0", null, "IParent:1:notes(first:2):edges:2"]}}"#
    )
    #expect(
      store.line("IParent:1:notes(first:2):edges:2") == #"{"__typename": "IEdge", "cursor": "c2"}"#)
  }

  /// An id can spell another record's path; types keep them apart.
  @Test func anIdThatSpellsAPathIsAnotherRecord() throws {
    let store = Store()
    let item = Self.selection(
      "IItem", key: ["id"],
      [
        .linked(
          "child", key: .fixed(RecordType("IItem").slot("child")), plural: false,
          selection: Self.selection("IChild", key: [], scalars: ["name"]))
      ], scalars: ["id"])
    try Self.list("items", item).commit(
      #"{"data":{"items":[{"id":"1","child":{"name":"a"}},{"id":"1:child","child":null}]}}"#,
      to: store)
    #expect(store.core.brokenInvariants() == [])
    #expect(store.recordKeys.filter { $0 == "IItem:1:child" }.count == 2)
  }

  /// B-2.7
  @Test func aRowThatIsAnotherForgetsWhatItsPredecessorHeld() throws {
    let store = Store()
    store.recordsChanges = true
    let two = Self.list("rows", Self.selection("IRow", key: [], scalars: ["a", "b"]))
    let one = Self.list("rows", Self.selection("IRow", key: [], scalars: ["a"]))
    try two.commit(#"{"data":{"rows":[{"a":"1","b":"x"},{"a":"2","b":"y"}]}}"#, to: store)
    let summary = try one.commit(#"{"data":{"rows":[{"a":"1"},{"a":"3"}]}}"#, to: store)
    #expect(store.line("client:root:rows:0") == #"{"__typename": "IRow", "a": "1", "b": "x"}"#)
    #expect(store.line("client:root:rows:1") == #"{"__typename": "IRow", "a": "3"}"#)
    #expect(
      Set(summary.changes.map { "\($0.record).\($0.field)" })
        == ["client:root:rows:1.a", "client:root:rows:1.b"])
  }

  /// B-2.7: a single child always merges.
  @Test func aSingleChildMerges() throws {
    let store = Store()
    func plan(_ scalars: [String]) -> TestPlan {
      TestPlan([
        .linked(
          "cpu", key: .fixed(RecordType("Query").slot("cpu")), plural: false,
          selection: Self.selection("ICpu", key: [], scalars: scalars))
      ])
    }
    try plan(["model", "cores"]).commit(#"{"data":{"cpu":{"model":"Z80","cores":"1"}}}"#, to: store)
    try plan(["cores"]).commit(#"{"data":{"cpu":{"cores":"2"}}}"#, to: store)
    #expect(
      store.line("client:root:cpu") == #"{"__typename": "ICpu", "cores": "2", "model": "Z80"}"#)
  }
}
