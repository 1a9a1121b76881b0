import Foundation
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// B-15.2 over random sequences of commits, roots, layers and collections, against a naive walk.
@MainActor struct RandomCollectTests {
  /// `BATON_COLLECT_SEQUENCES=100000` runs more of them.
  nonisolated static let sequences =
    ProcessInfo.processInfo.environment["BATON_COLLECT_SEQUENCES"].flatMap(Int.init) ?? 10_000

  nonisolated private static let parts = 10

  private struct Key: Hashable {
    let plan: Int
    let values: ReachVariables

    var order: Int { plan * 4 + values.n * 2 + (values.p ? 1 : 0) }
  }

  /// One sequence: a store, some plans, and who holds what.
  @MainActor private struct Sequence {
    let store = Store(releaseBufferSize: 2)
    let selections: [ReachSelection]
    let plans: [TestPlan]
    var holders: [Key: Int] = [:]
    var parked: [Key] = []
    var layers: [LayerID] = []
    /// What the last check of a plan missed.
    var misses: [Key: Miss] = [:]

    init(_ selections: [ReachSelection], _ plans: [TestPlan]) {
      self.selections = selections
      self.plans = plans
    }

    func plan(_ key: Key) -> TestPlan {
      var plan = plans[key.plan]
      plan.variables = key.values.variables
      return plan
    }

    var roots: Set<Key> { Set(holders.keys).union(parked) }

    mutating func park(_ key: Key) {
      parked.removeAll { $0 == key }
      parked.append(key)
      if parked.count > 2 { parked.removeFirst() }
    }

    /// What is missing still cannot be there, and one slot that came is found out.
    mutating func check(_ name: String) throws {
      for plan in plans.indices {
        for values in [(0, false), (0, true), (1, false), (1, true)] {
          let key = Key(plan: plan, values: ReachVariables(n: values.0, p: values.1))
          let isStill = misses[key]?.isStill
          let (availability, trail) = self.plan(key).check(in: store)
          if isStill == true { try #require(availability == .miss, "\(name)") }
          misses[key] = availability == .miss ? trail.miss : nil
          try #require(misses[key]?.isStill != false, "\(name)")
        }
      }
    }

    mutating func step(_ random: inout RandomSource) throws {
      let values = ReachVariables(n: random.below(2), p: random.chance(50))
      let key = Key(plan: random.below(plans.count), values: values)
      let plan = plan(key)
      let members = selections[key.plan].response(values, &random)
      let response = "{\"data\":{" + members.joined(separator: ",") + "}}"
      switch random.below(10) {
      case 0..<4: try plan.commit(response, to: store)
      case 4..<6:
        plan.retain(in: store)
        holders[key, default: 0] += 1
        parked.removeAll { $0 == key }
      case 6:
        // In an order of their own, so that a sequence is the same in each run.
        let all = holders.keys.sorted { $0.order < $1.order }
        if all.isEmpty { return }
        let held = all[random.below(all.count)]
        store.releaseRoot(self.plan(held).root(in: store))
        holders[held, default: 0] -= 1
        if holders[held] == 0 {
          holders[held] = nil
          park(held)
        }
      case 7:
        plan.park(in: store)
        if holders[key] == nil { park(key) }
      case 8: layers.append(store.applyLayer(try plan.changeSet(response)).id)
      default:
        if layers.isEmpty { return }
        let layer = layers.remove(at: random.below(layers.count))
        if random.chance(50) {
          store.revert(layer)
        } else {
          store.resolve(layer, with: try plan.changeSet(response))
        }
      }
    }

    func collect(_ name: String) throws {
      // An owner without a root, so that keys are looked at.
      _ = store.core.owners.number(operation: "Nobody", variables: Variables())
      var model = ReachModel(store)
      let query = store.core.root(.query)
      let roots = Array(roots)
      for key in roots { model.walk(selections[key.plan], query, key.values) }
      let answers = roots.map { model.answers(selections[$0.plan], query, $0.values) }
      let expected = model.expected(store)
      store.collect()
      let found = Dictionary(
        uniqueKeysWithValues: store.core.allRecords.map { record in
          var keys: Set<String> = []
          record.forEachSlot { key, _, _ in keys.insert(Registry.shared.text(ofKey: key)) }
          return (record.fullKey, keys)
        })
      try #require(found == expected, "\(name)")
      let checks = roots.map { plan($0).availability(in: store) == .memory }
      try #require(checks == answers, "\(name)")
      try #require(store.core.brokenInvariants() == [], "\(name)")
      try #require(Set(roots.map { plan($0).root(in: store) }) == Set(store.core.roots.roots.keys))
    }

    mutating func end(_ name: String) throws {
      for layer in layers { store.revert(layer) }
      for (key, count) in holders {
        for _ in 0..<count { store.releaseRoot(plan(key).root(in: store)) }
      }
      (layers, holders, parked) = ([], [:], [])
      // Two others push out what waits, and reach nothing.
      for number in 0..<2 { TestPlan([], name: "Last\(number)").park(in: store) }
      store.collect()
      try #require(store.core.live == 3, "\(name)")
    }
  }

  @Test(arguments: 0..<parts) func storeAndModelAgree(part: Int) throws {
    // Plans take longer to make than a sequence takes.
    var selections: [ReachSelection] = []
    var plans: [TestPlan] = []
    for number in 0..<Self.sequences / Self.parts {
      let seed = UInt64(part * Self.sequences / Self.parts + number)
      var random = RandomSource(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
      if number % 20 == 0 {
        selections = (0..<2).map { _ in .random(depth: random.chance(20) ? 3 : 2, &random) }
        plans = selections.enumerated().map {
          TestPlan($1.compiled(RecordType("Query")), name: "Reach\($0)")
        }
      }
      var sequence = Sequence(selections, plans)
      let name = "part \(part), sequence \(number)"
      for step in 0..<6 {
        try sequence.step(&random)
        if number.isMultiple(of: 5) { try sequence.check(name) }
        if step % 3 == 2 { try sequence.collect(name) }
      }
      try sequence.end(name)
    }
  }
}
