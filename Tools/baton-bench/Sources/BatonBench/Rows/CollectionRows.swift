@_spi(Runtime) @_spi(Testing) import BatonStore

/// Letting go of what nothing reaches, and finding out whether what is there is enough.
@MainActor
enum CollectionRows {
  nonisolated static let all =
    [
      Row(
        name: "collect", what: "mark and sweep, 50,000 live records",
        against: "object graph, walked with a Set", bar: 0.05, measure: { try live($0) }),
      Row(
        name: "check", what: "the check of the fixture's plan",
        against: "one pass over its slots", bar: 3, measure: { try check($0) }),
      Row(
        name: "check-again", what: "what a check missed, asked again after a commit",
        against: "another check", bar: 0.2, measure: { try checkAgain($0) }),
      Row(
        name: "plateau", what: "store memory after 500 pages, a release buffer of ten",
        against: "after 25 pages", bar: 1.1, measure: { try plateau($0) }),
    ]
    + [10, 100].map { times in
      Row(
        name: "growth-collect-\(times)",
        what: "mark and sweep per record, half of them dead, \(times)x as many",
        against: "1x", bar: 5, measure: { try half($0, times) })
    }
    + [10, 100].map { times in
      Row(
        name: "growth-check-\(times)", what: "the same check in a store of \(times)x the records",
        against: "of 1x", bar: 1.5, measure: { try check($0, times) })
    }

  private static let count = 899

  private static func live(_ bench: Bench) throws -> Outcome {
    let count = 50_000
    let store = Store()
    let operation = NotesQuery(first: count)
    let retention = store.retain(operation)
    try store.take(operation, NotesResponse.bytes(count: count))
    let graph = LinkedNote.list(count: count)
    let comparison = try compare(
      rounds: bench.rounds,
      ours: Contender(body: {
        store.collect()
        return count
      }),
      peer: Contender(body: { graph.reached() }))
    guard store.recordKeys.count == count + 3, graph.reached() == count + 1 else {
      throw BenchError("not all that is reached was kept")
    }
    graph.unlink()
    retention.release()
    return .times(comparison)
  }

  /// Freeing the dead is part of it, and takes longer for each where the caches hold none of them: the bar
  /// is far from the 10 and 100 that anything but linear would give.
  private static func half(_ bench: Bench, _ times: Int) throws -> Outcome {
    func contender(_ count: Int) throws -> Contender {
      var store = Store(releaseBufferSize: 0)
      var held: Retention?
      let live = NotesQuery(first: count)
      let dead = NotesQuery(first: count + 1)
      let responses = [
        NotesResponse.bytes(count: count), NotesResponse.bytes(count: count, from: count + 1),
      ]
      return Contender(
        operations: 2 * count,
        prepare: {
          store = Store(releaseBufferSize: 0)
          held = store.retain(live)
          try store.take(live, responses[0])
          try store.take(dead, responses[1])
        },
        body: {
          store.collect()
          return count
        },
        finish: {
          guard store.recordKeys.count == count + 3 else {
            throw BenchError("the collection left \(store.recordKeys.count) records")
          }
          held?.release()
        })
    }
    return .times(
      try compare(
        rounds: bench.rounds, ours: try contender(count * times), peer: try contender(count)))
  }

  private static func check(_ bench: Bench) throws -> Outcome {
    let store = Store()
    let operation = CharactersQuery(page: Fixture.page)
    try store.take(operation, bench.fixture)
    return .times(
      try compare(
        rounds: bench.rounds,
        ours: Contender(operations: 8, body: { try checks(8, operation, in: store) }),
        peer: Contender(
          operations: 8, body: { (0..<8).reduce(0) { sum, _ in sum + store.heldSlotCount } })))
  }

  private static func check(_ bench: Bench, _ times: Int) throws -> Outcome {
    let operation = NotesQuery(first: count)
    func contender(_ times: Int) throws -> Contender {
      let store = Store()
      try store.take(operation, NotesResponse.bytes(count: count))
      let others = count * (times - 1)
      if others > 0 {
        try store.take(
          NotesQuery(first: others), NotesResponse.bytes(count: others, from: count + 1))
      }
      return Contender(operations: 8, body: { try checks(8, operation, in: store) })
    }
    return .times(
      try compare(rounds: bench.rounds, ours: try contender(times), peer: try contender(1)))
  }

  private static func checks(
    _ repeats: Int, _ operation: some GraphQLOperation, in store: Store
  ) throws -> Int {
    var found = 0
    for _ in 0..<repeats where store.check(operation) == .memory { found += 1 }
    guard found == repeats else { throw BenchError("the store does not hold what it was given") }
    return found
  }

  /// What each handle that waits for data costs a batch that is no concern of it.
  private static func checkAgain(_ bench: Bench) throws -> Outcome {
    let store = Store()
    try store.take(NotesQuery(first: count), NotesResponse.bytes(count: count))
    let operations = (1...500).map { NoteTitleQuery(id: "missing-\($0)") }
    let misses = operations.compactMap { store.checkNotingMiss($0).miss }
    guard misses.count == operations.count else { throw BenchError("nothing is missing") }
    return .times(
      try compare(
        rounds: bench.rounds,
        ours: Contender(
          operations: misses.count, body: { misses.reduce(0) { $0 + ($1.isStill ? 1 : 0) } }),
        peer: Contender(
          operations: operations.count,
          body: { operations.reduce(0) { $0 + (store.check($1) == .miss ? 1 : 0) } })))
  }

  private static func plateau(_ bench: Bench) throws -> Outcome {
    guard let heap = bench.heap else {
      return .notMeasured("this C library's malloc cannot be wrapped; glibc's can")
    }
    try scroll(25, in: Store())
    let (short, long) = (Store(), Store())
    let peer = try heap.measure { try scroll(25, in: short) }
    let ours = try heap.measure { try scroll(500, in: long) }
    guard long.recordKeys.count == short.recordKeys.count else {
      throw BenchError("the store keeps \(long.recordKeys.count) records of 500 pages")
    }
    return .measured(
      ours: Quantity(value: Double(ours.liveBytes), unit: .bytes),
      peer: Quantity(value: Double(peer.liveBytes), unit: .bytes),
      ratio: Double(ours.liveBytes) / Double(peer.liveBytes))
  }

  /// A screen that goes from page to page, and reads the page it is at.
  private static func scroll(_ pages: Int, in store: Store) throws {
    let size = 50
    var screen: Retention?
    for page in 0..<pages {
      let operation = NotesQuery(first: 1_000_000 + page)
      let retention = store.retain(operation)
      try store.take(operation, NotesResponse.bytes(count: size, from: page * size + 1))
      guard let notes = store.read(operation).notes, notes.allSatisfy({ $0.title != nil }) else {
        throw BenchError("page \(page) cannot be read")
      }
      screen?.release()
      screen = retention
      store.collect()
    }
    screen?.release()
  }
}
