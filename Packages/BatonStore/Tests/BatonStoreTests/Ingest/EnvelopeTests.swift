import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// What a response is, and what is none (B-5.1, B-5.2, B-5.5, B-5.6).
@MainActor struct EnvelopeTests {
  let plan = TestPlan([
    .scalar("a", key: .fixed(RecordType("Query").slot("a")), kind: .string, list: false),
    .linked(
      "one", key: .fixed(RecordType("Query").slot("one")), plural: false,
      selection: Selection(
        type: RecordType("Thing"), key: ["id"], abstract: false,
        fields: [
          .scalar("id", key: .fixed(RecordType("Thing").slot("id")), kind: .id, list: false),
          .scalar("n", key: .fixed(RecordType("Thing").slot("n")), kind: .int, list: false),
        ])),
  ])
  let whole = #"{"data":{"a":"x","one":{"id":"1","n":2}}}"#

  @Test func dataAloneIsTaken() throws {
    let store = Store()
    try plan.commit(whole, to: store)
    #expect(store.line("Thing:1") == #"{"__typename": "Thing", "id": "1", "n": 2}"#)
  }

  @Test func aByteOrderMarkAndSpacesAreSkipped() throws {
    let store = Store()
    try plan.commit("\u{FEFF} \n\t\r" + whole + " \n", to: store)
    #expect(store.line("Thing:1") != nil)
  }

  @Test func whatFollowsTheResponseIsMalformed() {
    #expect(
      refusal(plan, whole + " x")
        == .malformed(reason: "something follows the response", offset: whole.utf8.count + 1))
    #expect(refusal(plan, whole + "\u{FEFF}") != nil)
    #expect(refusal(plan, whole + "\u{0}") != nil)
  }

  @Test func everyPrefixIsMalformedAndNamesAPlaceInIt() throws {
    let bytes = Array(whole.utf8)
    for count in 0..<bytes.count {
      do {
        _ = try plan.changeSet(Array(bytes.prefix(count)))
        Issue.record("\(count) bytes are taken")
      } catch {
        guard case .malformed(_, let offset) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(offset <= count)
      }
    }
  }

  @Test(arguments: [
    "", "null", "[]", "<html>", "{}", #"{"data":null}"#, #"{"errors":[]}"#, #"{"data":7}"#,
    #"{"data":[]}"#,
    #"{"errors":7,"data":{}}"#, #"{"errors":[7],"data":{}}"#, #"{"data":{}"#, #"{"data":{},}"#,
    #"{"data"}"#,
  ])
  func noResponseAtAll(text: String) {
    guard case .malformed = refusal(plan, text) else {
      Issue.record("\(text) is not malformed")
      return
    }
  }

  @Test func aSilentFieldIsMalformedUnlessThePayloadIsByHand() throws {
    let silent = #"{"data":{"a":"x","one":{"id":"1"}}}"#
    #expect(
      refusal(plan, silent)
        == .malformed(reason: "an object of type Thing does not answer `n`", offset: 32))
    #expect(refusal(plan, silent, isComplete: false) == nil)
    #expect(refusal(plan, #"{"data":{}}"#, isComplete: false) == nil)
  }

  @Test func membersMatchInAnyOrderAndStrangersAreSkipped() throws {
    let store = Store()
    let shuffled =
      #"{"extensions":{"x":[{}]},"data":{"z":{"a":[1,{"b":"}]"}]},"one":{"q":null,"n":2,"id":"1"},"\u0061":"x"}}"#
    try plan.commit(shuffled, to: store)
    let plain = Store()
    try plan.commit(whole, to: plain)
    #expect(store.dump() == plain.dump())
  }

  @Test func theLastOfEqualMembersWins() throws {
    let store = Store()
    let doubled =
      #"{"data":{"a":"lost","one":{"id":"gone","n":1}},"data":{"one":{"id":"9","n":9},"a":"y","one":{"n":7,"id":"8","id":"1","n":2},"a":"x"}}"#
    try plan.commit(doubled, to: store)
    let plain = Store()
    try plan.commit(whole, to: plain)
    #expect(store.dump() == plain.dump())
  }

  @Test func manyLevelsOfDoubledMembersTakeNoTime() throws {
    var selection = Selection(
      type: RecordType("Level"), key: [], abstract: false,
      fields: [.scalar("v", key: .fixed(RecordType("Level").slot("v")), kind: .int, list: false)])
    var json = #"{"v":1,"v":2}"#
    for _ in 0..<60 {
      selection = Selection(
        type: RecordType("Level"), key: [], abstract: false,
        fields: [
          .linked(
            "next", key: .fixed(RecordType("Level").slot("next")), plural: false,
            selection: selection)
        ])
      json = #"{"next":\#(json),"next":\#(json.count < 100_000 ? json : "null")}"#
    }
    let plan = TestPlan([
      .linked(
        "next", key: .fixed(RecordType("Query").slot("next")), plural: false, selection: selection)
    ])
    #expect(refusal(plan, #"{"data":{"next":\#(json)}}"#) == nil)
  }

  @Test func errorsBesideDataAreHandedBackAndKept() throws {
    let store = Store()
    let summary = try plan.commit(
      #"{"errors":[{"message":"hidden","path":["one","n",-1,"x"],"locations":[{"line":1,"column":2},{"line":"x"}],"extensions":{"code": "X"}},{"path":[1.5],"message":7},{"message":"m","path":null}],"data":{"a":"x","one":{"id":"1","n":null}}}"#,
      to: store)
    #expect(summary.errors.count == 3)
    #expect(
      summary.errors.first
        == GraphQLError(
          message: "hidden", path: [.field("one"), .field("n"), .index(-1), .field("x")],
          locations: [.init(line: 1, column: 2)], extensions: #"{"code": "X"}"#))
    #expect(summary.errors.first?.dottedPath == "one.n.x")
    #expect(summary.errors.dropFirst().map(\.path) == [nil, nil])
    #expect(
      store.line("Thing:1")
        == #"{"__errors": {"n": {"message": "hidden", "path": "one.n.x"}}, "__typename": "Thing", "id": "1", "n": null}"#
    )
  }

  @Test func errorsAloneRefuseTheRequest() {
    #expect(
      refusal(plan, #"{"data":null,"errors":[{"message":"no"}]}"#)
        == .request([GraphQLError(message: "no")]))
    #expect(
      refusal(plan, #"{"errors":[{"message":"no"}]}"#) == .request([GraphQLError(message: "no")]))
  }

  @Test(arguments: [
    #""pending":7"#, #""pending":[7]"#, #""incremental":{}"#, #""incremental":[null]"#,
    #""incremental":[{"data":7}]"#, #""completed":"x""#, #""completed":[[]]"#,
  ]) func whatSpeaksOfPartsHasItsShape(member: String) {
    guard
      case .malformed(let reason, _) = refusal(
        plan, #"{"data":{"a":"x","one":{"id":"1","n":2}},\#(member)}"#)
    else {
      Issue.record("the payload is taken")
      return
    }
    #expect(reason.hasSuffix("and something else stands there"))
  }

  @Test func theLastPartAloneIsNoPart() {
    #expect(
      refusal(plan, #"{"data":{"a":"x","one":{"id":"1","n":2}},"hasNext":false,"pending":null}"#)
        == nil)
  }

  /// B-5.10
  @Test func nestingThatIsSkippedHasNoDepth() throws {
    let depth = 500_000
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects =
      String(repeating: #"{"a":["#, count: depth) + String(repeating: "]}", count: depth)
    #expect(
      refusal(plan, #"{"x":\#(deep),"data":{"y":\#(objects),"a":"x","one":{"id":"1","n":2}}}"#)
        == nil)
    #expect(refusal(plan, #"{"data":"# + String(repeating: #"{"a":["#, count: depth)) != nil)
    #expect(refusal(plan, String(repeating: "[", count: depth)) != nil)
    let scalar = TestPlan([
      .scalar("json", key: .fixed(RecordType("Query").slot("json")), kind: .custom, list: false)
    ])
    let store = Store()
    try scalar.commit(#"{"data":{"json":\#(deep)}}"#, to: store)
    #expect(scalar.anchor(in: store).string(RecordType("Query").slot("json")) == deep)
  }

  @Test func whatIsNoUTF8IsRepaired() throws {
    let store = Store()
    let bytes =
      Array(#"{"data":{"a":""#.utf8) + [0x61, 0xFF, 0xC3] + Array(#"","one":null}}"#.utf8)
    store.commit(try plan.changeSet(bytes), as: .server)
    #expect(plan.anchor(in: store).string(RecordType("Query").slot("a")) == "a\u{FFFD}\u{FFFD}")
    let again = store.commit(try plan.changeSet(bytes), as: .server)
    #expect(again.changed == 0)
  }

  /// Responses changed at random are taken or refused, and never more.
  @Test func damagedResponsesAreTakenOrRefused() throws {
    var random = RandomSource(seed: 11)
    let bytes = Array(CharacterQueryTests.response.utf8)
    let alphabet = Array(#"{}[]",:\u0019etrufalsn.-+ "#.utf8) + [0, 0xFF, 0xC3]
    for _ in 0..<5_000 {
      var damaged = bytes
      for _ in 0..<random.below(4) + 1 {
        let place = random.below(damaged.count)
        switch random.below(3) {
        case 0: damaged[place] = random.pick(alphabet) ?? 0
        case 1: damaged.remove(at: place)
        default: damaged.insert(random.pick(alphabet) ?? 0, at: place)
        }
      }
      let store = Store()
      do {
        try store.commit(CharacterQuery(id: "9"), Payload(json: damaged))
      } catch {
        #expect(store.dump() == Store().dump())
      }
      #expect(store.core.brokenInvariants() == [])
    }
  }
}
