import Observation
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// When observers hear of what, and what they may do then (B-8.4).
@MainActor struct NotificationTests {
  static let a = RecordType("Query").slot("na")
  static let b = RecordType("Query").slot("nb")
  static let plan = TestPlan([
    .scalar("a", key: .fixed(a), kind: .int, list: false),
    .scalar("b", key: .fixed(b), kind: .int, list: false),
    .scalar("a2", key: .fixed(a), kind: .int, list: false),
  ])

  private static func response(_ a: Int, _ b: Int, _ a2: Int) -> String {
    #"{"data":{"a":\#(a),"b":\#(b),"a2":\#(a2)}}"#
  }

  /// Runs once, when the closure's reads are told to change.
  private func onChange(of read: () -> Void, _ action: @escaping @MainActor () -> Void) {
    withObservationTracking(read) { MainActor.assumeIsolated { action() } }
  }

  @Test func whoHearsOfAChangeStillReadsTheOldValues() throws {
    let store = Store()
    try Self.plan.commit(Self.response(1, 1, 1), to: store)
    let anchor = Self.plan.anchor(in: store)
    var seen: [Int?] = []
    onChange(of: { _ = anchor.int(Self.b) }) { seen = [anchor.int(Self.a), anchor.int(Self.b)] }
    try Self.plan.commit(Self.response(2, 2, 2), to: store)
    #expect(seen == [1, 1])
    #expect(anchor.int(Self.a) == 2 && anchor.int(Self.b) == 2)
  }

  @Test func theLastValueOfASlotWinsAndIsToldOnce() throws {
    let store = Store()
    try Self.plan.commit(Self.response(1, 1, 1), to: store)
    let anchor = Self.plan.anchor(in: store)
    let watch = Watch { _ = anchor.int(Self.a) }
    #expect(try Self.plan.commit(Self.response(5, 1, 1), to: store).changed == 0)
    #expect(watch.count == 0)
    #expect(try Self.plan.commit(Self.response(1, 1, 5), to: store).changed == 1)
    #expect(watch.count == 1)
    #expect(anchor.int(Self.a) == 5)
  }

  @Test func anObserverMayCommit() throws {
    let store = Store()
    try Self.plan.commit(Self.response(1, 1, 1), to: store)
    let anchor = Self.plan.anchor(in: store)
    onChange(of: { _ = anchor.int(Self.a) }) {
      _ = try? Self.plan.commit(Self.response(7, 7, 7), to: store)
    }
    try Self.plan.commit(Self.response(2, 1, 2), to: store)
    // The inner batch ended first; the outer one is whole, as if it came after.
    #expect(anchor.int(Self.a) == 2)
    #expect(anchor.int(Self.b) == 1)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func anObserverMayClear() throws {
    let store = Store()
    try store.commit(CharacterQuery(id: "9"), Payload(json: CharacterQueryTests.response))
    let header = try #require(store.read(CharacterQuery(id: "9")).character).characterHeader
    onChange(of: { _ = header.name }) { store.clear() }
    try store.commit(CharacterQuery(id: "9"), Payload(json: CharacterQueryTests.renamed))
    #expect(header.name == nil)
    #expect(store.dump() == Store().dump())
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func clearingTellsWhoSawAValue() throws {
    let store = Store()
    try store.commit(CharacterQuery(id: "9"), Payload(json: CharacterQueryTests.response))
    let data = store.read(CharacterQuery(id: "9"))
    let header = try #require(data.character).characterHeader
    let name = Watch { _ = header.name }
    let root = Watch { _ = data.character }
    store.clear()
    #expect(name.count == 1 && root.count == 1)
    #expect(data.character == nil)
    #expect(header.name == nil && header.origin == nil)
    #expect(store.dump() == Store().dump())
    try store.commit(CharacterQuery(id: "9"), Payload(json: CharacterQueryTests.response))
    #expect(
      store.read(CharacterQuery(id: "9")).character?.characterHeader.name == "Agency Director")
    #expect(header.name == nil)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aChangeSetIsCommittedOnce() throws {
    let store = Store()
    let changes = try Self.plan.changeSet(Self.response(1, 2, 1))
    store.commit(changes, as: .server)
    try Self.plan.commit(Self.response(3, 4, 3), to: store)
    #expect(store.commit(changes, as: .server).changed == 0)
    #expect(Self.plan.anchor(in: store).int(Self.a) == 3)
  }

  @Test func numbersAreEqualByValue() throws {
    let store = Store()
    let slot = RecordType("Query").slot("nf")
    let plan = TestPlan([.scalar("f", key: .fixed(slot), kind: .float, list: false)])
    try plan.commit(#"{"data":{"f":1}}"#, to: store)
    for spelling in ["1.0", "1e0", "10e-1"] {
      #expect(try plan.commit(#"{"data":{"f":\#(spelling)}}"#, to: store).changed == 0)
    }
    try plan.commit(#"{"data":{"f":-0.0}}"#, to: store)
    #expect(try plan.commit(#"{"data":{"f":0}}"#, to: store).changed == 0)
  }
}
