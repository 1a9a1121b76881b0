import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Optimistic responses that are functions of the store (B-12.4).
@MainActor struct OptimisticFunctionTests {
  private static let item = RecordType("FItem")
  private static let plan = TestPlan([
    .linked(
      "items", key: .fixed(RecordType("Query").slot("fitems")), plural: true,
      selection: Selection(
        type: item, key: ["id"], abstract: false,
        fields: [
          .scalar("id", key: .fixed(item.slot("id")), kind: .id, list: false),
          .scalar("votes", key: .fixed(item.slot("votes")), kind: .int, list: false),
        ]))
  ])

  let store = Store()

  init() throws {
    store.recordsChanges = true
    try commit(10, 0)
  }

  private func changes(_ votes: [Int?]) throws -> ChangeSet {
    let items = votes.enumerated().map { index, votes in
      #"{"id":"\#(index)"\#(votes.map { #","votes":\#($0)"# } ?? "")}"#
    }
    return try Self.plan.changeSet(
      #"{"data":{"items":[\#(items.joined(separator: ","))]}}"#, isComplete: false)
  }

  @discardableResult private func commit(_ votes: Int?...) throws -> CommitSummary {
    store.commit(try changes(votes), as: .server)
  }

  private func votes(_ index: Int = 0) -> Int? {
    let items = Self.plan.anchor(in: store).anchors(RecordType("Query").slot("fitems")) ?? []
    return index < items.count ? items[index].int(Self.item.slot("votes")) : nil
  }

  /// One tap: the count that is there, and one.
  private func tap(_ calls: Calls? = nil) throws -> LayerID {
    try store.applyLayer { _ in
      calls?.count += 1
      return try changes([(votes() ?? 0) + 1, nil])
    }.id
  }

  /// Functions here hold the store that they read, and it holds them as long as their layers.
  private func letGoOfLayers() { store.clear() }

  private final class Calls {
    var count = 0
    var layer: LayerID?
  }

  @Test func twoTapsAddUpAndTheSecondStaysWhenTheFirstFails() throws {
    let first = try tap()
    #expect(votes() == 11)
    let second = try tap()
    #expect(votes() == 12)
    let watch = Watch { _ = votes() }
    let summary = store.revert(first)
    #expect(votes() == 11)
    #expect(summary.changes.map(\.field) == ["votes"] && watch.count == 1)
    store.revert(second)
    #expect(votes() == 10)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func theAnswerOfTheFirstIsCountedOn() throws {
    let first = try tap()
    let second = try tap()
    let watch = Watch { _ = votes() }
    #expect(store.resolve(first, with: try changes([11, nil])).changed == 0)
    #expect(votes() == 12 && watch.count == 0)
    store.resolve(second, with: try changes([12, nil]))
    #expect(votes() == 12)
    #expect(store.core.layers.isEmpty)
  }

  @Test func aCommitBelowIsCountedOn() throws {
    defer { letGoOfLayers() }
    _ = try tap()
    _ = try tap()
    let other = Watch { _ = votes(1) }
    try commit(20, 0)
    #expect(votes() == 22 && other.count == 0)
  }

  /// Once when it is applied, once for each batch below; a batch above concerns it not at all.
  @Test func itIsAskedWhenSomethingBelowChanges() throws {
    let (lower, upper) = (Calls(), Calls())
    let first = try tap(lower)
    let second = try tap(upper)
    #expect(lower.count == 1 && upper.count == 1)
    try commit(20, 0)
    #expect(lower.count == 2 && upper.count == 2)
    store.revert(second)
    #expect(lower.count == 3 && upper.count == 2)
    store.revert(first)
    #expect(lower.count == 3 && votes() == 20)
  }

  @Test func itReadsWhatOnlyALayerBelowMade() throws {
    let before = store.dump()
    let below = store.applyLayer(try changes([10, 0, 7]))
    let above = try store.applyLayer { _ in
      try changes([votes(2).map { $0 * 2 } ?? -1, nil, nil])
    }
    #expect(votes() == 14)
    try commit(1, 1)
    #expect(votes() == 14 && votes(2) == 7)
    store.revert(below.id)
    #expect(votes() == -1)
    store.revert(above.id)
    try commit(10, 0)
    #expect(store.dump() == before)
  }

  /// What a function reads meanwhile is nobody's to see: who observes hears of the net difference alone.
  @Test func nobodyHearsOfWhatIsShownToIt() throws {
    let doubled = try store.applyLayer { _ in try changes([nil, (votes() ?? 0) * 2]) }.id
    #expect(votes(1) == 20)
    let first = Watch { _ = votes() }
    let second = Watch { _ = votes(1) }
    #expect(try commit(10, 5).changed == 0)
    #expect(first.count == 0 && second.count == 0)
    #expect(try commit(11, 5).changes.count == 2)
    #expect(first.count == 1 && second.count == 1 && votes(1) == 22)
    #expect(store.revert(doubled).changes.count == 1)
    #expect(votes(1) == 5)
  }

  @Test func nilShowsNothingUntilThereIsSomething() throws {
    let layer = try store.applyLayer { _ in
      try votes(2).map { try changes([nil, nil, $0 + 1]) }
    }.id
    #expect(votes(2) == nil)
    try commit(10, 0, 5)
    #expect(votes(2) == 6)
    store.resolve(layer, with: try changes([10, 0, 8]))
    #expect(votes(2) == 8)
  }

  private struct Refusal: Error {}

  @Test func whatItThrowsAtOnceIsThrownAndLaterShowsNothing() throws {
    defer { letGoOfLayers() }
    let before = store.dump()
    #expect(throws: Refusal.self) { try store.applyLayer { _ in throw Refusal() } }
    #expect(store.dump() == before && store.core.layers.isEmpty)
    _ = try store.applyLayer { _ in
      guard let votes = votes(), votes < 15 else { throw Refusal() }
      return try changes([votes + 1, nil])
    }
    #expect(votes() == 11)
    // The batch that made it fail says so, and those while it goes on failing do not.
    #expect(try commit(20, 0).problems == [.optimisticFailed])
    #expect(votes() == 20)
    #expect(try commit(21, 0).problems == [])
    #expect(try commit(12, 0).problems == [])
    #expect(votes() == 13)
    #expect(try commit(22, 0).problems == [.optimisticFailed])
  }

  /// A function may be the first to read by a plan. What that gives a fixed place moves there in the midst of
  /// the batch that changes it.
  @Test func aPlanThatIsFirstReadByAFunction() throws {
    let query = RecordType("Query")
    let key = query.slot("foptimistic", [.argument("n", .variable("n"))])
    let variables = Variables(["n": Variable(1)])
    let plan = TestPlan(
      [.scalar("v", key: .dynamic(key), kind: .int, list: false)], variables: variables)
    func count() -> Int? { plan.anchor(in: store).int(Slot(store, key, plan)) }
    func changes(_ count: Int) throws -> ChangeSet {
      try plan.changeSet(#"{"data":{"v":\#(count)}}"#, isComplete: false)
    }
    store.commit(try changes(7), as: .server)
    let calls = Calls()
    let layer = try store.applyLayer { _ in
      calls.count += 1
      let isFirst = calls.count == 1
      let read = isFirst ? count() : plan.anchor(in: store).int(query.slot("foptimistic(n:1)"))
      return try changes((read ?? 0) + 1)
    }.id
    #expect(count() == 8)
    let watch = Watch { _ = count() }
    #expect(store.commit(try changes(20), as: .server).changed == 1)
    #expect(count() == 21 && watch.count == 1 && calls.count == 2)
    #expect(store.core.brokenInvariants() == [])
    #expect(store.revert(layer).changed == 1)
    #expect(count() == 20)
    #expect(store.core.brokenInvariants() == [])
  }

  /// It should only read; one that writes all the same neither hangs nor spoils anything.
  @Test func aFunctionThatCommits() throws {
    let calls = Calls()
    let layer = try store.applyLayer { _ in
      calls.count += 1
      if calls.count < 100 { try commit(nil, calls.count) }
      return try changes([(votes() ?? 0) + 1, nil])
    }.id
    #expect(votes() == 11 && votes(1) == 1)
    try commit(20, nil)
    #expect(calls.count == 2)
    // The answer is the one given last, above what the function's own batch left.
    #expect(votes(1) == 2)
    let shown = try #require(votes())
    #expect(shown == 12 || shown == 21)
    store.revert(layer)
    #expect(votes() == 20)
    #expect(store.core.brokenInvariants() == [])
    #expect(store.core.shown == nil)
  }

  @Test func aFunctionThatTakesItsOwnLayerBackOrClears() throws {
    let calls = Calls()
    let layer = try store.applyLayer { _ in
      if let own = calls.layer { store.revert(own) }
      return try changes([(votes() ?? 0) + 1, nil])
    }.id
    calls.layer = layer
    try commit(20, 0)
    #expect(votes() == 20 && store.core.layers.isEmpty)

    calls.count = 0
    _ = try store.applyLayer { _ in
      if calls.count > 0 { store.clear() }
      return try changes([99, nil])
    }
    calls.count = 1
    try commit(30, 0)
    #expect(store.dump() == Store().dump())
    #expect(store.core.brokenInvariants() == [])
  }

  /// Random batches and functions, against numbers worked out in order.
  @Test(arguments: 0..<60) func functionsAgreeWithSums(seed: Int) throws {
    defer { letGoOfLayers() }
    var random = RandomSource(seed: UInt64(seed) &+ 7)
    var base: [Int] = [10, 0, 3]
    try commit(10, 0, 3)
    var layers: [(id: LayerID, from: Int, to: Int)] = []
    for step in 0..<40 {
      let watched = (0..<3).map { index in Watch { _ = votes(index) } }
      let before = (0..<3).map { votes($0) }
      switch random.below(5) {
      case 0, 1:
        let (from, to) = (random.below(3), random.below(3))
        let layer = try store.applyLayer { _ in
          var votes = [Int?](repeating: nil, count: 3)
          votes[to] = (self.votes(from) ?? 0) &+ (self.votes(to) ?? 0) & 0xFFFF
          return try changes(votes)
        }
        layers.append((layer.id, from, to))
      case 2 where !layers.isEmpty:
        store.revert(layers.remove(at: random.below(layers.count)).id)
      case 3 where !layers.isEmpty:
        base[random.below(3)] = random.below(50)
        store.resolve(layers.remove(at: random.below(layers.count)).id, with: try changes(base))
      default:
        base[random.below(3)] = random.below(50)
        store.commit(try changes(base), as: .server)
      }
      var expected = base
      for layer in layers {
        expected[layer.to] = expected[layer.from] &+ expected[layer.to] & 0xFFFF
      }
      let place: Comment = "seed \(seed), step \(step)"
      try #require((0..<3).map { votes($0) } == expected, place)
      for index in 0..<3 {
        #expect(watched[index].count == (before[index] == expected[index] ? 0 : 1), place)
      }
      #expect(store.core.brokenInvariants() == [], place)
    }
  }
}
