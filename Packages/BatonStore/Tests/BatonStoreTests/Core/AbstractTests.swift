import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Objects of interfaces and unions (B-2.5, B-2.10, B-5.3, B-5.8).
@MainActor struct AbstractTests {
  static let character = RecordType("TCharacter")
  static let location = RecordType("TLocation")
  static let asset = RecordType("TAsset")
  static let named = RecordType("TNamed", possible: ["TCharacter", "TLocation"])
  static let found = RecordType("TFound", possible: ["TCharacter", "TLocation", "TAsset"])
  static let search = RecordType("Query").slot("tsearch")

  static let plan = TestPlan([
    .linked(
      "tsearch", key: .fixed(search), plural: true,
      selection: Selection(
        type: found, key: ["id"], abstract: true, keys: [TypeKey(asset, ["uuid"])],
        fields: [
          .typename("__typename"),
          .inline(
            on: character,
            fields: [
              .scalar("label", key: .fixed(character.slot("name")), kind: .string, list: false),
              .scalar("status", key: .fixed(character.slot("status")), kind: .string, list: false),
            ]),
          .inline(
            on: location,
            fields: [
              .scalar("label", key: .fixed(location.slot("dimension")), kind: .string, list: false)
            ]),
          .inline(
            on: asset,
            fields: [.scalar("uuid", key: .fixed(asset.slot("uuid")), kind: .string, list: false)]),
          .inline(
            on: named,
            fields: [
              .membership("__isTNamed", of: named),
              .scalar("name", key: .fixed(named.slot("name")), kind: .string, list: false),
            ]),
          .inline(
            on: character,
            fields: [.scalar("id", key: .fixed(character.slot("id")), kind: .id, list: false)]),
        ]))
  ])

  static let response = #"""
    {"data":{"tsearch":[
      {"label":"Rick","status":"Alive","__isTNamed":"TCharacter","name":"Rick","id":"1","__typename":"TCharacter"},
      {"__typename":"TLocation","label":"C-137","__isTNamed":"TLocation","name":"Earth"},
      {"__typename":"TAsset","uuid":"a1"},
      {"name":"Robby","__isTNamed":"TRobot","__typename":"TRobot"},
      {"__typename":"TDroid"},
      null
    ]}}
    """#

  @Test func eachObjectIsOfItsOwnType() throws {
    let store = Store()
    try Self.plan.commit(Self.response, to: store)
    #expect(
      store.line("client:root")
        == #"{"__typename": "Query", "tsearch": {"__refs": ["TCharacter:1", "client:root:tsearch:1:TLocation", "TAsset:a1", "client:root:tsearch:3:TRobot", "client:root:tsearch:4:TDroid", null]}}"#
    )
    #expect(
      store.line("TCharacter:1")
        == #"{"__typename": "TCharacter", "id": "1", "name": "Rick", "status": "Alive"}"#)
    #expect(
      store.line("client:root:tsearch:1:TLocation")
        == #"{"__typename": "TLocation", "dimension": "C-137", "name": "Earth"}"#)
    #expect(
      store.line("client:root:tsearch:3:TRobot") == #"{"__typename": "TRobot", "name": "Robby"}"#)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aConditionNarrowsByTypeAndByWhatAnswersTaught() throws {
    let store = Store()
    try Self.plan.commit(Self.response, to: store)
    let list: List<AnyLens> = try #require(Self.plan.anchor(in: store).list(Self.search))
    let anchors = list.map(\.anchor)
    #expect(anchors.count == 5)
    #expect(
      anchors.map { $0.narrowed(to: Self.character) != nil } == [true, false, false, false, false])
    #expect(anchors.map { $0.narrowed(to: Self.named) != nil } == [true, true, false, true, false])
    #expect(
      anchors.map { $0.narrowed(to: Self.named)?.string(Self.named.slot("name")) }
        == ["Rick", "Earth", nil, "Robby", nil])
    #expect(anchors.map(\.typename) == ["TCharacter", "TLocation", "TAsset", "TRobot", "TDroid"])
    #expect(Self.plan.check(store) == .memory)
  }

  @Test func aSlotOfAnInterfaceIsTheTypesOwn() throws {
    let store = Store()
    try Self.plan.commit(Self.response, to: store)
    let list: List<AnyLens> = try #require(Self.plan.anchor(in: store).list(Self.search))
    let rick = try #require(list.first).anchor
    let watch = Watch { _ = rick.string(Self.named.slot("name")) }
    try Self.plan.commit(
      Self.response.replacing(#""label":"Rick""#, with: #""label":"x""#)
        .replacing(#""name":"Rick""#, with: #""name":"Morty""#), to: store)
    #expect(watch.count == 1)
    #expect(rick.string(Self.character.slot("name")) == "Morty")
  }

  @Test func anObjectWithoutItsTypeIsMalformed() {
    guard
      case .malformed(let reason, _) = refusal(
        Self.plan, #"{"data":{"tsearch":[{"name":"x"}]}}"#, isComplete: false)
    else {
      Issue.record("an object without a type is taken")
      return
    }
    #expect(reason.contains("__typename"))
    #expect(refusal(Self.plan, #"{"data":{"tsearch":[{"__typename":7}]}}"#) != nil)
  }

  @Test func aTypesOwnFieldsAreExpected() {
    #expect(refusal(Self.plan, #"{"data":{"tsearch":[{"__typename":"TAsset"}]}}"#) != nil)
    #expect(
      refusal(Self.plan, #"{"data":{"tsearch":[{"__typename":"TRobot","__isTNamed":"TRobot"}]}}"#)
        != nil)
    #expect(refusal(Self.plan, #"{"data":{"tsearch":[{"__typename":"TRobot"}]}}"#) == nil)
  }

  @Test func manyTypesNobodyKnowsTakeNoTime() throws {
    let objects = (0..<3000).map { #"{"__typename":"TStranger\#($0)"}"# }
    let store = Store()
    try Self.plan.commit(
      #"{"data":{"tsearch":[\#(objects.joined(separator: ","))]}}"#, to: store)
    #expect(store.recordKeys.count == 3003)
  }
}

/// A lens that shows nothing but its anchor.
struct AnyLens: Lens {
  let anchor: Anchor
}

extension TestPlan {
  @MainActor func check(_ store: Store) -> Availability {
    let compiled = plan.compiled
    let root = compiled.root(kind: kind, conditions: compiled.conditions(for: variables))
    let owner = store.core.owners.number(operation: "Test", variables: variables)
    return store.core.check(compiled, root, on: store.core.root(kind), owner: owner, variables)
      .availability
  }
}
