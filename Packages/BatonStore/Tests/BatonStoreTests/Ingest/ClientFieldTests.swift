import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Fields of the client's own schema (B-5.6, B-13.2, B-23).
@MainActor struct ClientFieldTests {
  static let root = RecordType("Query")
  static let note = RecordType("CNote")
  static let any = RecordType("CAny", possible: ["CNote"])
  static let liked = note.slot("liked", .client)
  static let draft = note.slot("draft", .client)
  static let text = note.slot("text")

  let store = Store()
  let plan: TestPlan

  init() {
    let draft = Selection(
      type: Self.note, key: [], abstract: false,
      fields: [.scalar("text", key: .fixed(Self.text), kind: .string, list: false)])
    let note = Selection(
      type: Self.note, key: ["id"], abstract: false,
      fields: [
        .scalar("id", key: .fixed(Self.note.slot("id")), kind: .id, list: false),
        .scalar("text", key: .fixed(Self.text), kind: .string, list: false),
        .scalar("liked", key: .fixed(Self.liked), kind: .bool, list: false, client: true),
        .linked(
          "draft", key: .fixed(Self.draft), plural: false, client: true, selection: draft),
      ])
    plan = TestPlan([
      .linked("note", key: .fixed(Self.root.slot("note")), plural: false, selection: note)
    ])
  }

  private var availability: Availability {
    store.core.check(
      plan.plan.compiled,
      plan.plan.compiled.root(
        kind: .query, conditions: plan.plan.compiled.conditions(for: Variables())),
      on: store.core.root(.query), owner: 1, Variables()
    ).availability
  }

  @Test func aServerNeedNotAnswerThemAndNothingWaits() throws {
    try plan.commit(#"{"data":{"note":{"id":"1","text":"a"}}}"#, to: store)
    #expect(availability == .memory)
    #expect(
      refusal(plan, #"{"data":{"note":{"id":"1"}}}"#) != nil, "other fields are still waited for")
  }

  @Test func aPayloadByHandBringsThem() throws {
    try plan.commit(#"{"data":{"note":{"id":"1","text":"a"}}}"#, to: store)
    try plan.commit(
      #"{"data":{"note":{"id":"1","liked":true,"draft":{"text":"b"}}}}"#, to: store,
      isComplete: false)
    #expect(
      store.line("CNote:1")
        == #"{"__typename": "CNote", "draft": {"__ref": "CNote:1:draft"}, "id": "1", "liked": true, "text": "a"}"#
    )
    #expect(availability == .memory)
  }

  @Test func theirAbsenceIsNoNews() throws {
    var problems: [String] = []
    store.onReadProblem = { problems.append("\($0.kind) \($0.type).\($0.field)") }
    try plan.commit(#"{"data":{"note":{"id":"1"}}}"#, to: store, isComplete: false)
    let note = try #require(plan.anchor(in: store).linked(Self.root.slot("note")))
    #expect(note.bool(Self.liked) == nil)
    #expect(note.linked(Self.draft) == nil)
    #expect(problems.isEmpty)
    #expect(note.string(Self.text) == nil)
    #expect(problems == ["missing CNote.text"])
    // What is there is held to its type like any other field.
    try plan.commit(#"{"data":{"note":{"liked":"x","id":"1"}}}"#, to: store, isComplete: false)
    #expect(note.bool(Self.liked) == nil)
    #expect(problems.last == "unexpected CNote.liked")
  }

  @Test func aFieldOfAnInterfaceIsOneOfItsTypes() {
    _ = Self.any.slot("marked", .client)
    #expect(Registry.shared.traits(type: Self.note.number, field: "marked") == .client)
    #expect(Registry.shared.traits(type: Self.root.number, field: "marked").isEmpty)
  }

  @Test func whatIsTransientIsKnown() {
    let type = RecordType("CSecret", possible: ["CKey"], transient: true)
    #expect(Registry.shared.isTransient(type.number))
    #expect(Registry.shared.isTransient(RecordType("CKey").number))
    #expect(!Registry.shared.isTransient(Self.note.number))
    _ = Self.root.slot("secrets", [.argument("id", .variable("id"))], .transient)
    #expect(Registry.shared.traits(type: Self.root.number, field: "secrets") == .transient)
  }
}
