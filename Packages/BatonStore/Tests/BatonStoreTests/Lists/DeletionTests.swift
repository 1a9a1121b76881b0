import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Deleted records and their revival (B-10.3, B-11).
@MainActor struct DeletionTests {
  let store = Store()
  var shelf: ShelfReader { ShelfReader(store: store) }

  private static let delete = Shelf.ids(.deleteRecord)

  init() throws {
    store.recordsChanges = true
    try shelf.commit(Shelf.page(["a", "b"], next: true), ["first": "2"])
    try Pins.fields.commit(
      #"""
      {"data":{"pinned":{"id":"b","text":"B"},
        "top":[{"id":"a","text":"A"},null,{"id":"b","text":"B"}]}}
      """#, to: store)
  }

  private var root: Anchor { Pins.fields.anchor(in: store) }
  private var pinned: Anchor? { root.linked(Shelf.query.slot("lpinned")) }
  private var top: [String] {
    let rows: List<ShelfReader.Row>? = root.list(Shelf.query.slot("ltop"))
    return (rows ?? .empty).map(\.id)
  }

  @Test func aDeletedRecordIsReadNowhere() throws {
    var problems: [ReadProblem] = []
    let lens = try #require(pinned)
    let pinned = Watch { _ = self.pinned }
    let top = Watch { _ = self.top }
    let list = Watch { _ = self.shelf.ids }
    let own = Watch { _ = lens.string(Shelf.item.slot("text")) }
    let missing = Watch { _ = lens.string(Shelf.item.slot("other")) }
    store.onReadProblem = { problems.append($0) }
    let summary = try Self.delete.commit(change: #""id":"b""#, to: store)
    #expect(
      [pinned, top, list, own].map(\.count) == [1, 1, 1, 1] && missing.count == 0)
    #expect(self.pinned == nil && self.top == ["a"] && shelf.ids == ["a"])
    #expect(root.linked(Shelf.query.slot("lpinned"), or: Shelf.item).record.isPlaceholder)
    #expect(lens.string(Shelf.item.slot("text")) == nil)
    #expect(lens.string(Shelf.item.slot("text"), or: "") == "")
    #expect(problems.isEmpty)
    #expect(store.line("LItem:b") == "null")
    // The record's own slots; the payload's are new.
    #expect(
      Set(summary.changes.filter { $0.record == "LItem:b" }.map(\.field)) == ["id", "text"])
    #expect(store.core.brokenInvariants() == [])
  }

  /// The edge stays, and so does what it links to.
  @Test func whatLinksToItKeepsTheLink() throws {
    try Self.delete.commit(change: #""id":"b""#, to: store)
    #expect(shelf.edgeKeys.count == 2)
    #expect(store.line("client:root")?.contains(#""lpinned": {"__ref": "LItem:b"}"#) == true)
    #expect(root.lacks(Shelf.query.slot("lpinned")))
  }

  @Test func aPayloadThatNamesItRevivesIt() throws {
    try Self.delete.commit(change: #""ids":["b"]"#, to: store)
    let pinned = Watch { _ = self.pinned }
    let top = Watch { _ = self.top }
    let list = Watch { _ = self.shelf.ids }
    try TestPlan([
      .linked(
        "changed", key: .fixed(Shelf.query.slot("lchanged")), plural: false,
        selection: Shelf.itemSelection)
    ]).commit(#"{"data":{"changed":{"id":"b","text":"late"}}}"#, to: store)
    #expect([pinned, top, list].map(\.count) == [1, 1, 1])
    #expect(self.pinned?.string(Shelf.item.slot("text")) == "late")
    #expect(self.top == ["a", "b"] && shelf.ids == ["a", "b"])
    #expect(store.core.deleted == 0 && store.core.brokenInvariants() == [])
  }

  /// Where the edge was taken out as well, the record comes back alone.
  @Test func anEdgeThatWasTakenOutStaysOut() throws {
    try Shelf.ids(.deleteEdge(connections: Shelf.here)).commit(change: #""id":"b""#, to: store)
    try Self.delete.commit(change: #""id":"b""#, to: store)
    try Pins.fields.commit(
      #"{"data":{"pinned":{"id":"b","text":"late"},"top":[]}}"#, to: store)
    #expect(shelf.ids == ["a"] && pinned != nil)
    try shelf.commit(Shelf.page(["a", "b"]), ["first": "2"])
    #expect(shelf.ids == ["a", "b"])
  }

  @Test func oneResponseThatNamesAndDeletes() throws {
    let item = SelectionField.linked(
      "item", key: .fixed(Shelf.payload.slot("item")), plural: false,
      selection: Shelf.itemSelection)
    let id = SelectionField.scalar(
      "id", key: .fixed(Shelf.payload.slot("id")), kind: .id, list: false, edit: .deleteRecord)
    var plan = TestPlan([
      .linked(
        "change", key: .fixed(RecordType("Mutation").slot("lchange")), plural: false,
        selection: Selection(type: Shelf.payload, key: [], abstract: false, fields: [id, item]))
    ])
    plan.kind = .mutation
    try plan.commit(change: #""id":"b","item":{"id":"b","text":"x"}"#, to: store)
    #expect(store.line("LItem:b") == "null" && pinned == nil)
    try plan.commit(change: #""id":"new","item":{"id":"new","text":"x"}"#, to: store)
    #expect(store.line("LItem:new") == "null")
    let watch = Watch { _ = self.pinned }
    try plan.commit(change: #""id":"b","item":{"id":"b","text":"y"}"#, to: store)
    #expect(watch.count == 0 && store.core.brokenInvariants() == [])
  }

  @Test func anIDOfSeveralRecordsDeletesNone() throws {
    let other = RecordType("LOther")
    let plan = TestPlan([
      .linked(
        "other", key: .fixed(Shelf.query.slot("lothers")), plural: false,
        selection: Selection(
          type: other, key: ["id"], abstract: false,
          fields: [.scalar("id", key: .fixed(other.slot("id")), kind: .id, list: false)]))
    ])
    try plan.commit(#"{"data":{"other":{"id":"b"}}}"#, to: store)
    let summary = try Self.delete.commit(change: #""ids":["b","a","nobody"]"#, to: store)
    #expect(summary.problems == [.ambiguousIdentity])
    #expect(store.line("LItem:b") != "null" && store.line("LItem:a") == "null")
    #expect(store.line("LOther:b") != "null")
    // Of two, one is deleted by now: the other is the only one.
    try plan.commit(#"{"data":{"other":{"id":"a"}}}"#, to: store)
    try Self.delete.commit(change: #""id":"a""#, to: store)
    #expect(store.line("LOther:a") == "null")
  }

  /// `a:b` may be one value or two: a record that is known by two is not reached by one.
  @Test func anIdentityOfSeveralFieldsIsNotReached() throws {
    let pair = RecordType("LPair")
    let keys = ["left", "right"]
    try TestPlan([
      .linked(
        "pair", key: .fixed(Shelf.query.slot("lpair")), plural: false,
        selection: Selection(
          type: pair, key: keys, abstract: false,
          fields: keys.map {
            .scalar($0, key: .fixed(pair.slot($0)), kind: .string, list: false)
          }))
    ]).commit(#"{"data":{"pair":{"left":"a","right":"b"}}}"#, to: store)
    try Self.delete.commit(change: #""id":"a:b""#, to: store)
    #expect(store.line("LPair:a:b") != "null")
  }

  @Test func theCheckDoesNotEnterIt() throws {
    #expect(store.check(Pins()) == .memory)
    try Self.delete.commit(change: #""id":"b""#, to: store)
    #expect(store.check(Pins()) == .memory)
  }

  @Test func clearingForgetsIt() throws {
    try Self.delete.commit(change: #""id":"b""#, to: store)
    store.clear()
    #expect(store.dump() == Store().dump() && store.core.brokenInvariants() == [])
  }
}

/// `query Pins { pinned { id text } top { id text } }`
struct Pins: GraphQLOperation {
  struct Data: Lens {
    let anchor: Anchor
  }
  static let name = "Pins"
  static let kind = OperationKind.query
  static let document = Document.text("query Pins{pinned{id,text},top{id,text}}")
  static let plan = Pins.fields.plan
  let variables = Variables()

  static let fields = TestPlan([
    .linked(
      "pinned", key: .fixed(Shelf.query.slot("lpinned")), plural: false,
      selection: Shelf.itemSelection),
    .linked(
      "top", key: .fixed(Shelf.query.slot("ltop")), plural: true, selection: Shelf.itemSelection),
  ])
}
