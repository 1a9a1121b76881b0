import Foundation
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Random pages, edits, deletions and revivals, with up to five optimistic layers above, against a model
/// that does everything again from nothing after each step (B-8 to B-12).
@MainActor struct ListModelTests {
  /// `BATON_LIST_SEQUENCES=100000` runs more of them.
  nonisolated static let sequences =
    ProcessInfo.processInfo.environment["BATON_LIST_SEQUENCES"].flatMap(Int.init) ?? 10_000

  nonisolated private static let parts = 20

  @Test(arguments: 0..<parts) func storeAndModelAgree(part: Int) throws {
    for sequence in 0..<Self.sequences / Self.parts {
      let seed = part * Self.sequences / Self.parts + sequence
      var run = ListRun(seed: UInt64(seed))
      for step in 1...6 { try run.step(isLast: step == 6) }
    }
  }
}

/// One sequence.
@MainActor struct ListRun {
  private let seed: UInt64
  private var random: RandomSource
  private let store = Store()
  private var below: [ListOperation] = []
  private var layers: [(id: LayerID, operation: ListOperation)] = []
  private var steps = 0
  private var model = ListModel([])

  init(seed: UInt64) {
    self.seed = seed
    random = RandomSource(seed: seed)
  }

  /// What takes long is looked at after every other step, and after the last.
  mutating func step(isLast: Bool) throws {
    steps += 1
    let place: Comment = "seed \(seed), step \(steps)"
    let operation = ListOperation.random(&random)
    let watched = Watchers(store, percent: 25, &random)
    let (summary, problems) = try act(operation)
    let before = model
    model = ListModel(below + layers.map(\.operation))
    let told = watched.places.filter { model.reads($0, otherwiseThan: before) }
    try #require(watched.told == told, place)
    try #require(watched.toldTwice.isEmpty, place)
    try #require(summary.problems == problems, place)
    if isLast || random.chance(50) {
      try #require(store.dump() == model.dump, place)
      try #require(store.core.brokenInvariants() == [], place)
    }
    for shelf in ListOperation.shelves {
      let key = ListOperation.connection(shelf)
      try #require(store.nodes(of: key) == model.nodes(of: key), place)
    }
  }

  /// A batch, and what it has to report.
  private mutating func act(
    _ operation: ListOperation
  ) throws -> (summary: CommitSummary, problems: [CommitProblem]) {
    let changes = try operation.changeSet()
    let choice = random.below(10)
    if choice < 3, layers.count < 5 {
      let layer = store.applyLayer(changes)
      let problems = ListModel(below + layers.map(\.operation) + [operation]).problems
      layers.append((layer.id, operation))
      return (layer.summary, problems)
    }
    if choice < 6, !layers.isEmpty {
      let layer = layers.remove(at: random.below(layers.count))
      if random.chance(50) { return (store.revert(layer.id), []) }
      below.append(operation)
      return (store.resolve(layer.id, with: changes), ListModel(below).problems)
    }
    below.append(operation)
    return (store.commit(changes, as: .server), ListModel(below).problems)
  }
}

extension Store {
  /// The ids of the nodes that the list of a key shows.
  func nodes(of key: String) -> [String] {
    guard let record = core.record(type: Shelf.items.number, path: key) else { return [] }
    let anchor = Anchor(record: record, owner: 0, origin: 0)
    let rows: List<ShelfReader.Row> = anchor.nodes(
      Shelf.items.slot("edges"), Shelf.edge.slot("node"))
    return rows.map(\.id)
  }
}
