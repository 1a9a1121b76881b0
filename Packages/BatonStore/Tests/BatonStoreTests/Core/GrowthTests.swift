import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Records whose type gets more slots, and slots without a fixed place.
@MainActor struct GrowthTests {
  private func query(_ field: SelectionField, _ variables: Variables = Variables()) -> TestPlan {
    TestPlan([field], variables: variables)
  }

  private static let query = RecordType("Query")

  private static func dynamic(_ name: String) -> DynamicSlot {
    query.slot(name, [.argument("n", .variable("n"))])
  }

  @Test func keysWithVariablesDoNotMakeEveryRecordOfTheTypeLarger() throws {
    let store = Store()
    let key = Self.dynamic("growthMany")
    for n in 0..<200 {
      let plan = query(
        .scalar("v", key: .dynamic(key), kind: .int, list: false), Variables(["n": Variable(n)]))
      try plan.commit(#"{"data":{"v":\#(n)}}"#, to: store)
      #expect(plan.anchor(in: store).int(plan.anchor(in: store).owner.slot(key)) == n)
    }
    let fixed = Registry.shared.slotKeys(type: Self.query.number).map(Registry.shared.text(ofKey:))
    #expect(!fixed.contains { $0.hasPrefix("growthMany") })
    for n in 0..<200 {
      let anchor = query(
        .scalar("v", key: .dynamic(key), kind: .int, list: false), Variables(["n": Variable(n)])
      ).anchor(in: store)
      #expect(anchor.int(anchor.owner.slot(key)) == n)
    }
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aKeyThatGetsAFixedPlaceKeepsItsValueAndItsObservers() throws {
    let store = Store()
    let key = Self.dynamic("growthMoved")
    let plan = query(
      .scalar("v", key: .dynamic(key), kind: .int, list: false), Variables(["n": Variable(1)]))
    try plan.commit(#"{"data":{"v":7}}"#, to: store)
    let anchor = plan.anchor(in: store)
    let watch = Watch { _ = anchor.int(anchor.owner.slot(key)) }
    let fixed = Self.query.slot("growthMoved(n:1)")
    #expect(anchor.int(fixed) == 7)
    #expect(anchor.int(anchor.owner.slot(key)) == 7)
    #expect(watch.count == 0)
    #expect(store.core.brokenInvariants() == [])
    let constant = query(.scalar("w", key: .fixed(fixed), kind: .int, list: false))
    #expect(try constant.commit(#"{"data":{"w":7}}"#, to: store).changed == 0)
    #expect(try constant.commit(#"{"data":{"w":8}}"#, to: store).changed == 1)
    #expect(watch.count == 1)
    #expect(anchor.int(anchor.owner.slot(key)) == 8)
    #expect(store.core.brokenInvariants() == [])
  }

  /// A key that was found without a fixed place, again and again, is looked for anew once a type got one.
  @Test(arguments: [1, 3])
  func aKeyOftenFoundWithoutAFixedPlaceIsFoundThereOnceItHasOne(times: Int) throws {
    let store = Store()
    let key = Self.dynamic("growthAgain\(times)")
    let plan = query(
      .scalar("v", key: .dynamic(key), kind: .int, list: false), Variables(["n": Variable(1)]))
    for time in 1...times { try plan.commit(#"{"data":{"v":\#(time)}}"#, to: store) }
    let record = store.core.root(.query)
    let anchor = plan.anchor(in: store)
    let byKey = anchor.owner.slot(key).address
    guard case .overflow? = record.place(byKey) else {
      Issue.record("the key has a fixed place from the beginning")
      return
    }
    _ = Self.query.slot("growthAgain\(times)(n:1)")
    guard case .fixed? = record.place(byKey) else {
      Issue.record("the key is not found at its fixed place")
      return
    }
    #expect(anchor.int(anchor.owner.slot(key)) == times)
    #expect(try plan.commit(#"{"data":{"v":9}}"#, to: store).changed == 1)
    #expect(anchor.int(anchor.owner.slot(key)) == 9)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aSlotNumberedAfterTheRecordWasMadeIsReadAndWritten() throws {
    let store = Store()
    let late = Self.query.slot("growthLate")
    let anchor = TestPlan([]).anchor(in: store)
    let watch = Watch { #expect(anchor.string(late) == nil) }
    try query(.scalar("v", key: .fixed(late), kind: .string, list: false))
      .commit(#"{"data":{"v":"x"}}"#, to: store)
    #expect(watch.count == 1)
    #expect(anchor.string(late) == "x")
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func moreSlotsThanTheReadMaskHasBits() throws {
    let store = Store()
    let type = RecordType("Query")
    let slots = (0..<200).map { type.slot("growthWide\($0)") }
    let plan = TestPlan(
      slots.enumerated().map {
        .scalar("f\($0)", key: .fixed($1), kind: .int, list: false)
      })
    func response(_ changed: Int) -> String {
      let members = (0..<200).map { "\"f\($0)\":\($0 == changed ? -1 : $0)" }
      return "{\"data\":{" + members.joined(separator: ",") + "}}"
    }
    try plan.commit(response(300), to: store)
    let anchor = plan.anchor(in: store)
    let watches = slots.map { slot in Watch { _ = anchor.int(slot) } }
    try plan.commit(response(150), to: store)
    #expect(watches.map(\.count) == (0..<200).map { $0 == 150 ? 1 : 0 })
    #expect(refusal(plan, "{\"data\":{\"f0\":1}}") != nil)
    #expect(refusal(plan, response(0).replacing("\"f199\":199", with: "\"x\":0")) != nil)
    #expect(refusal(plan, response(0).replacing("\"f70\":70", with: "\"f70\":1,\"f70\":2")) == nil)
  }
}
