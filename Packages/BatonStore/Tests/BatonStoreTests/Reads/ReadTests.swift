import Foundation
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

nonisolated enum Mood: EnumValue {
  case HAPPY, SAD
  case unknown(String)

  init(rawValue: String) {
    switch rawValue {
    case "HAPPY": self = .HAPPY
    case "SAD": self = .SAD
    default: self = .unknown(rawValue)
    }
  }

  var rawValue: String {
    switch self {
    case .HAPPY: "HAPPY"
    case .SAD: "SAD"
    case .unknown(let value): value
    }
  }
}

/// What each accessor reads of each kind of value, and what it reports (B-14.2 to B-14.4, B-14.10).
@MainActor final class ReadTests {
  static let type = RecordType("Query")
  let store = Store()
  var problems: [String] = []

  static func slot(_ name: String) -> Slot { type.slot("r" + name) }

  static let plan = TestPlan(
    [
      "text", "empty", "int", "whole", "half", "flag", "null", "mood", "strange", "number",
      "noNumber",
    ]
    .map { .scalar($0, key: .fixed(slot($0)), kind: $0 == "text" ? .string : .custom, list: false) }
      + ["s", "n", "d", "b"].map { name in
        .scalar(name, key: .fixed(slot(name)), kind: .bool, list: false)
      }
      + ["list", "mixed", "none"].map { name in
        .scalar(name, key: .fixed(slot(name)), kind: .bool, list: true)
      }
      + [
        .linked(
          "one", key: .fixed(slot("one")), plural: false,
          selection: Selection(
            type: RecordType("RThing"), key: ["id"], abstract: false,
            fields: [
              .scalar(
                "id", key: .fixed(RecordType("RThing").slot("id")), kind: .id, list: false)
            ])),
        .linked(
          "many", key: .fixed(slot("many")), plural: true,
          selection: Selection(
            type: RecordType("RThing"), key: ["id"], abstract: false,
            fields: [
              .scalar(
                "id", key: .fixed(RecordType("RThing").slot("id")), kind: .id, list: false)
            ])),
      ])

  init() throws {
    store.onReadProblem = { [unowned self] problem in
      problems.append("\(problem.kind) \(problem.type).\(problem.field)")
    }
    try Self.plan.commit(
      #"""
      {"data":{"text":"x","empty":"","mood":"SAD","strange":"MEH","number":"1.50","noNumber":"n/a",
      "s":"7","n":3,"d":2.0,"b":true,"null":null,
      "list":["a",1,2.5,true,null],"mixed":[1,null,3.0,"x",1.5],"none":null,
      "one":{"id":"1"},"many":[{"id":"1"},null,{"id":"2"},{"id":"1"}]}}
      """#, to: store, isComplete: false)
  }

  var anchor: Anchor { Self.plan.anchor(in: store) }

  func expect(
    _ reports: [String], sourceLocation: SourceLocation = #_sourceLocation, _ read: () -> Void
  ) {
    problems = []
    read()
    #expect(problems == reports, sourceLocation: sourceLocation)
  }

  @Test func stringsReadNumbersAndBoolsAsText() {
    let (s, n, d, b) = (Self.slot("s"), Self.slot("n"), Self.slot("d"), Self.slot("b"))
    #expect(anchor.string(s) == "7" && anchor.string(n) == "3")
    #expect(anchor.string(d) == "2.0" && anchor.string(b) == "true")
    #expect(anchor.string(n, or: "") == "3")
    #expect(problems.isEmpty)
    expect(["unexpected Query.rone"]) {
      #expect(anchor.string(Self.slot("one")) == nil)
    }
    expect([
      "unexpected Query.rlist"
    ]) {
      #expect(anchor.string(Self.slot("list"), or: "z") == "z")
    }
  }

  @Test func numbersReadEachOtherWhereTheyCan() {
    #expect(anchor.int(Self.slot("n")) == 3 && anchor.int(Self.slot("d")) == 2)
    #expect(anchor.double(Self.slot("d")) == 2 && anchor.double(Self.slot("n")) == 3)
    #expect(anchor.int(Self.slot("n"), or: 9) == 3 && anchor.double(Self.slot("n"), or: 9) == 3)
    #expect(anchor.bool(Self.slot("b")) == true && anchor.bool(Self.slot("b"), or: false))
    #expect(problems.isEmpty)
    expect(["unexpected Query.rs"]) {
      #expect(anchor.int(Self.slot("s")) == nil)
    }
    expect(["unexpected Query.rb"]) {
      #expect(anchor.double(Self.slot("b"), or: 0) == 0)
    }
    expect(["unexpected Query.rn"]) {
      #expect(anchor.bool(Self.slot("n")) == nil)
    }
  }

  @Test func aNullIsNewsOnlyWhereNoneMayBe() {
    expect([]) {
      #expect(anchor.string(Self.slot("null")) == nil)
    }
    expect([]) {
      #expect(anchor.int(Self.slot("null")) == nil)
    }
    expect([]) {
      #expect(anchor.strings(Self.slot("none")) == nil)
    }
    expect([
      "unexpected Query.rnull"
    ]) {
      #expect(anchor.string(Self.slot("null"), or: "z") == "z")
    }
    expect([
      "unexpected Query.rnone"
    ]) {
      #expect(anchor.ints(Self.slot("none"), or: []) == [])
    }
  }

  @Test func whatIsMissingIsReportedWithoutItsArguments() {
    let slot = Self.type.slot("rsecret(code:\"1234\")")
    expect(["missing Query.rsecret"]) {
      #expect(anchor.string(slot) == nil)
    }
    expect(["missing Query.rsecret"]) {
      #expect(anchor.double(slot, or: 1) == 1)
    }
    expect(["missing Query.rsecret"]) {
      #expect(anchor.linked(slot) == nil)
    }
    expect(["missing Query.rsecret"]) {
      #expect(anchor.list(slot) as List<AnyLens>? == nil)
    }
    expect(["missing Query.rsecret"]) {
      #expect(anchor.enumeration(slot) as Mood? == nil)
    }
  }

  @Test func enumsAndMappedScalars() {
    #expect(anchor.enumeration(Self.slot("mood")) == Mood.SAD)
    #expect(anchor.enumeration(Self.slot("strange"), or: .unknown("")) == Mood.unknown("MEH"))
    #expect(anchor.enumeration(Self.slot("null")) as Mood? == nil)
    #expect(anchor.mapped(Self.slot("number")) == Decimal(1.5))
    #expect(problems.isEmpty)
    expect(["unexpected Query.rnoNumber"]) {
      #expect(anchor.mapped(Self.slot("noNumber")) as Decimal? == nil)
    }
    expect([]) {
      #expect(anchor.mapped(Self.slot("null")) as Decimal? == nil)
    }
    expect(["unexpected Query.rnull"]) {
      #expect(anchor.mapped(Self.slot("null"), nonNull: true) as Decimal? == nil)
    }
    expect(["unexpected Query.rnull"]) {
      #expect(anchor.enumeration(Self.slot("null"), or: Mood.HAPPY) == .HAPPY)
    }
  }

  @Test func listsOfScalars() {
    #expect(anchor.strings(Self.slot("list")) == ["a", "1", "2.5", "true", nil])
    #expect(problems.isEmpty)
    expect(["unexpected Query.rlist"]) {
      #expect(anchor.nonNullStrings(Self.slot("list")) == ["a", "1", "2.5", "true"])
    }
    expect(["unexpected Query.rmixed"]) {
      #expect(anchor.ints(Self.slot("mixed")) == [1, nil, 3, nil, nil])
    }
    expect(["unexpected Query.rmixed"]) {
      #expect(anchor.nonNullInts(Self.slot("mixed"), or: []) == [1, 3])
    }
    #expect(anchor.nonNullDoubles(Self.slot("mixed")) == [1, 3, 1.5])
    #expect(anchor.bools(Self.slot("list")) == [nil, nil, nil, true, nil])
    #expect(
      anchor.enumerations(Self.slot("list")) == [Mood.unknown("a"), nil, nil, nil, nil])
    #expect(anchor.nonNullMappedList(Self.slot("list")) as [Decimal]? == [])
    expect(["unexpected Query.rtext"]) {
      #expect(anchor.bools(Self.slot("text")) == nil)
    }
  }

  @Test func links() throws {
    #expect(anchor.linked(Self.slot("one"))?.string(RecordType("RThing").slot("id")) == "1")
    let many: List<AnyLens> = try #require(anchor.list(Self.slot("many")))
    #expect(many.map { $0.anchor.string(RecordType("RThing").slot("id")) } == ["1", "2", "1"])
    #expect(many[0] == many[2] && many[0] != many[1])
    #expect(many[0].anchor.identity == many[2].anchor.identity)
    #expect(many[0].anchor.identity != many[1].anchor.identity)
    #expect(List<AnyLens>.empty.isEmpty && List<AnyLens>.empty == List<AnyLens>.empty)
    expect(["unexpected Query.rmany"]) {
      #expect(anchor.linked(Self.slot("many")) == nil)
    }
    expect(["unexpected Query.rone"]) {
      #expect((anchor.list(Self.slot("one"), or: .empty) as List<AnyLens>).isEmpty)
    }
  }

  /// B-4.5
  @Test func aPlaceholderStandsForANonNullLinkWithNothingBehind() {
    let before = store.dump()
    var placeholder = anchor
    expect(["unexpected Query.rnull"]) {
      placeholder = anchor.linked(Self.slot("null"), or: RecordType("RThing"))
    }
    #expect(placeholder.typename == "RThing")
    expect([]) {
      #expect(placeholder.string(RecordType("RThing").slot("id"), or: "") == "")
    }
    let other = anchor.linked(Self.slot("absent"), or: RecordType("RThing"))
    #expect(other.identity == placeholder.identity)
    #expect(store.dump() == before)
    #expect(anchor.linked(Self.slot("one"), or: RecordType("RThing")).identity != other.identity)
  }

  /// B-14.1
  @Test func lensesAreEqualByRecordOwnerAndOrigin() throws {
    let store = Store()
    for id in ["9", "10"] {
      try store.commit(CharacterQuery(id: id), Payload(json: CharacterQueryTests.response))
    }
    let nine = try #require(store.read(CharacterQuery(id: "9")).character)
    let again = try #require(store.read(CharacterQuery(id: "9")).character)
    let ten = try #require(store.read(CharacterQuery(id: "10")).character)
    #expect(nine == again && nine.characterHeader == again.characterHeader)
    #expect(nine != ten && nine.anchor.identity == ten.anchor.identity)
    #expect(nine.anchor != nine.characterHeader.anchor)
    #expect(nine.anchor == nine.anchor.entering() ? false : true)
  }

  @Test func conditionsFollowTheOwnersVariables() {
    let plan = TestPlan([], variables: Variables(["on": Variable(true), "off": Variable(false)]))
    let anchor = plan.anchor(in: store)
    #expect(anchor.included([.include("on"), .skip("off")]) == anchor)
    #expect(anchor.included([.include("on"), .skip("on")]) == nil)
    #expect(anchor.included([.include("unset")]) == nil)
    #expect(anchor.included([.skip("unset")]) == anchor)
  }

  @Test func theProtocolsValuesAreTheOperations() {
    func expiration<Operation: GraphQLOperation>(_: Operation) -> Duration? {
      Operation.cacheExpiration
    }
    #expect(expiration(CharacterQuery(id: "1")) == .seconds(300))
  }
}
