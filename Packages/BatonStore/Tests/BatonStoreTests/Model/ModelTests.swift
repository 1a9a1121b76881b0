import Foundation
import Observation
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Random plans and responses, committed to the store and to a naive model: dumps, changed slots and
/// notifications are the same after each step.
@MainActor struct ModelTests {
  /// `BATON_MODEL_SEEDS=400` runs more of them than a quick test can.
  nonisolated static let seeds =
    ProcessInfo.processInfo.environment["BATON_MODEL_SEEDS"].flatMap(Int.init) ?? 12

  @Test(arguments: 0..<seeds) func storeAndModelAgree(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed) &* 7919)
    for sequence in 0..<25 { try runSequence(&random, "seed \(seed), sequence \(sequence)") }
  }

  private func runSequence(_ random: inout RandomSource, _ name: String) throws {
    let store = Store()
    store.recordsChanges = true
    let variables = ["a": random.below(3), "b": random.below(3)]
    let flags = ["p": random.chance(50), "q": random.chance(50)]
    var model = ModelStore(variables: variables, flags: flags)
    let selections = (0..<2).map { _ in
      ModelSelection.random("Query", depth: random.below(3) + 1, &random)
    }
    let plans = selections.map { Plan(root: $0.compiled(RecordType("Query"))) }
    let values = Variables([
      "a": variables["a"].map { Variable($0) }, "b": variables["b"].map { Variable($0) },
      "p": flags["p"].map { Variable($0) }, "q": flags["q"].map { Variable($0) },
    ])
    for step in 0..<6 {
      let place = "\(name), step \(step)"
      let choice = random.below(selections.count)
      let isPartial = random.chance(50)
      var response = ModelResponse(random: random, flags: flags, isPartial: isPartial)
      let data = response.object(selections[choice])
      random = response.random
      let text = "{\"data\":" + data.text(&random) + "}"
      let watched = Watchers(store, &random)
      let changes = try Ingest.changeSet(
        plan: plans[choice].compiled, kind: .query, variables: values, bytes: Array(text.utf8),
        isComplete: !isPartial)
      let summary = store.commit(changes, as: .server)
      let expected = model.commit(selections[choice], data)
      let changed = summary.changes.map { ModelStore.Place(record: $0.record, slot: $0.field) }
      #expect(Set(changed) == expected, "\(place)")
      #expect(changed.count == Set(changed).count, "told twice: \(place)")
      #expect(summary.changed == changed.count)
      #expect(watched.told == watched.places.intersection(expected), "\(place)")
      #expect(watched.toldTwice.isEmpty)
      try #require(store.dump() == model.dump, "\(place): \(text)")
      #expect(store.core.brokenInvariants() == [])
    }
  }
}

/// Watches slots of a store at random, present and missing ones.
@MainActor final class Watchers {
  private final class Log: @unchecked Sendable {
    // State, of the main actor alone: the callbacks run inside its commits.
    var told: Set<ModelStore.Place> = []
    var toldTwice: Set<ModelStore.Place> = []
  }

  private let log = Log()
  private(set) var places: Set<ModelStore.Place> = []

  var told: Set<ModelStore.Place> { log.told }
  var toldTwice: Set<ModelStore.Place> { log.toldTwice }

  /// Slots of the model's schema, whether there is anything in them or not.
  convenience init(_ store: Store, _ random: inout RandomSource) {
    self.init(
      store, keys: ModelSchema.scalars.map(\.name) + ModelSchema.links.map(\.name), percent: 40,
      &random)
  }

  convenience init(_ store: Store, percent: Int, _ random: inout RandomSource) {
    self.init(store, keys: ["id", "text", "edges", "node", "endCursor"], percent: percent, &random)
  }

  private init(
    _ store: Store, keys known: [String], percent: Int, _ random: inout RandomSource
  ) {
    for record in store.core.allRecords where random.chance(percent) {
      var keys = known
      record.forEachSlot { key, _, _ in keys.append(Registry.shared.text(ofKey: key)) }
      for key in Set(keys).sorted() where random.chance(30) {
        watch(record, key)
      }
    }
  }

  private func watch(_ record: Record, _ key: String) {
    let place = ModelStore.Place(record: record.fullKey, slot: key)
    places.insert(place)
    let address = SlotAddress(key: Registry.shared.key(key))
    withObservationTracking {
      _ = record.read(address).value
    } onChange: { [log] in
      if !log.told.insert(place).inserted { log.toldTwice.insert(place) }
    }
  }
}
