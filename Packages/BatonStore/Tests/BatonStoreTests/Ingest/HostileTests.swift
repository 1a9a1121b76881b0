import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Responses made to cost more than they are worth.
@MainActor struct HostileTests {
  private static let item = RecordType("HItem")
  private static let row = Selection(
    type: RecordType("HRow"), key: [], abstract: false,
    fields: [
      .scalar("a", key: .fixed(RecordType("HRow").slot("a")), kind: .string, list: false)
    ])
  private static let plan = TestPlan([
    .linked(
      "item", key: .fixed(RecordType("Query").slot("hitem")), plural: false,
      selection: Selection(
        type: item, key: ["id"], abstract: false,
        fields: [
          .scalar("id", key: .fixed(item.slot("id")), kind: .id, list: false),
          .linked("rows", key: .fixed(item.slot("rows")), plural: true, selection: row),
        ]))
  ])

  private func response(id: Int, rows: Int) -> String {
    let rows = Array(repeating: "{}", count: rows).joined(separator: ",")
    let id = String(repeating: "k", count: id)
    return #"{"data":{"item":{"id":"\#(id)","rows":[\#(rows)]}}}"#
  }

  /// B-5.10: the rows' keys would take a thousand times the response.
  @Test func aLongIdAboveManyRowsIsRefused() throws {
    let refused = refusal(Self.plan, response(id: 100_000, rows: 1300), isComplete: false)
    guard case .malformed(let reason, _) = refused else {
      Issue.record("\(String(describing: refused))")
      return
    }
    #expect(reason.contains("keys of its objects without an identity"))
    #expect(refusal(Self.plan, response(id: 100_000, rows: 20), isComplete: false) == nil)
    #expect(refusal(Self.plan, response(id: 36, rows: 20_000), isComplete: false) == nil)
  }

  @Test func namesWithEscapesLeaveNothingBehind() throws {
    let name = #""\u0061"#
    let others = (0..<200).map { "\(name)\($0)x\":1" }.joined(separator: ",")
    let rows = #"{\#(others),\#(name)":"v"}"#
    let changes = try Self.plan.changeSet(
      #"{"data":{"item":{"id":"1","rows":[\#(rows)]}}}"#, isComplete: false)
    // The paths alone: of the root, and of the one row.
    #expect(changes.parts.arena.count == "client:root".count + "HItem:1:rows:0".count)
  }

  /// Ids whose words differ in the highest bits alone, and undo it in the next word.
  @Test(arguments: [0, 1, 0x5555_5555_5555_5555, UInt64.max]) func crafted(seed: UInt64) {
    var hashes: Set<UInt32> = []
    var places: Set<UInt32> = []
    for number in 0..<4096 {
      var id: [UInt8] = []
      for bit in 0..<12 {
        var block = Array("aaaaaaaaaaaaaaaa".utf8)
        if number >> bit & 1 == 1 { for place in [7, 11, 15] { block[place] = 0x21 } }
        id += block
      }
      let hash = id.withUnsafeBufferPointer {
        RecordKey.hash(seed: seed &+ 0x1234_5678_9ABC_DEF1, type: 3, isKeyed: true, bytes: $0)
      }
      hashes.insert(hash)
      places.insert(hash & 8191)
    }
    #expect(hashes.count > 4090)
    // 4096 of 8192 places, chosen at random, are some 3223 different ones.
    #expect(places.count > 3000)
  }

  @Test func membersOfTheEnvelopeMayBeSpelledWithEscapes() throws {
    let store = Store()
    try Self.plan.commit(
      #"{"\u0064ata":{"item":{"\u0069d":"7"}}}"#, to: store, isComplete: false)
    #expect(store.line("HItem:7") != nil)
    #expect(
      refusal(Self.plan, #"{"data":null,"\u0065rrors":[{"message":"no"}]}"#)
        == .request([GraphQLError(message: "no", path: nil, locations: [], extensions: nil)]))
    #expect(
      refusal(Self.plan, #"{"data":{},"p\u0065nding":7}"#, isComplete: false) != nil)
  }

  @Test(arguments: [
    #"{"data":{"other":"\q"}}"#, #"{"data":{"\q":1}}"#, #"{"data":{"other":{"\q":1}}}"#,
    #"{"data":{"other":["\q"]}}"#, #"{"\q":1,"data":{}}"#, #"{"data":{"item":{"id":"\q"}}}"#,
  ])
  func unknownEscapesAreRefusedEverywhere(text: String) {
    guard case .malformed(let reason, _) = refusal(Self.plan, text, isComplete: false) else {
      Issue.record("it is taken")
      return
    }
    #expect(reason == "a string holds an unknown escape")
  }

  @Test func moreThanSixtyFourMembershipsAreAllSeen() throws {
    let any = RecordType("HAny", possible: ["HItem"])
    let faces = (0..<70).map { RecordType("HFace\($0)", possible: ["HItem"]) }
    let slot = RecordType("Query").slot("hany")
    let plan = TestPlan([
      .linked(
        "any", key: .fixed(slot), plural: false,
        selection: Selection(
          type: any, key: [], abstract: true,
          fields: [.typename("__typename")]
            + faces.enumerated().map { .membership("__is\($0)", of: $1) }
            + [
              .inline(
                on: faces[69],
                fields: [
                  .scalar("face", key: .fixed(faces[69].slot("face")), kind: .int, list: false)
                ])
            ]))
    ])
    let store = Store()
    try plan.commit(
      #"{"data":{"any":{"__typename":"HStranger","__is69":"HStranger","face":4}}}"#, to: store,
      isComplete: false)
    let anchor = try #require(plan.anchor(in: store).linked(slot)?.narrowed(to: faces[69]))
    #expect(anchor.int(faces[69].slot("face")) == 4)
  }
}
