@_spi(Runtime) import BatonStore

/// What the main actor pays for a response that is decoded already: 899 records of eight fields.
@MainActor
enum CommitRows {
  nonisolated static let all = [
    Row(
      name: "commit-empty", what: "commit 899x8 into an empty store",
      against: "dictionary of dictionaries", bar: 0.1, measure: { try intoEmpty($0) }),
    Row(
      name: "commit-same", what: "the same again, nothing changes",
      against: "dictionary of dictionaries", bar: 0.2, measure: { try same($0) }),
    Row(
      name: "commit-one", what: "one field changed, 20 rows observed, one runs again",
      against: "dictionary of dictionaries", bar: 0.2, measure: { try one($0) }),
  ]

  private static let count = 899
  private static let fields = 8
  private static let observed = 20
  private static var operation: NotesQuery { NotesQuery(first: count) }

  private static func intoEmpty(_ bench: Bench) throws -> Outcome {
    let bytes = NotesResponse.bytes(count: count)
    var store = Store()
    var changes: ChangeSet?
    var cache = DictionaryCache()
    var decoded: [DictionaryCache.Change] = []
    let comparison = try compare(
      rounds: bench.rounds,
      ours: Contender(
        prepare: {
          store = Store()
          changes = try changeSet(operation, bytes)
        },
        body: { try expect(count, store.apply(try ready(changes)).made) }),
      peer: Contender(
        prepare: {
          cache = DictionaryCache()
          decoded = DictionaryCache.notes(count: count)
        },
        body: { try expect(count * fields + 1, cache.commit(decoded)) }))
    return .times(comparison)
  }

  private static func same(_ bench: Bench) throws -> Outcome {
    let bytes = NotesResponse.bytes(count: count)
    let store = Store()
    try store.take(operation, bytes)
    let cache = DictionaryCache()
    _ = cache.commit(DictionaryCache.notes(count: count))
    var changes: ChangeSet?
    var decoded: [DictionaryCache.Change] = []
    let comparison = try compare(
      rounds: bench.rounds,
      ours: Contender(
        prepare: { changes = try changeSet(operation, bytes) },
        body: { try expect(0, store.apply(try ready(changes)).changed) }),
      peer: Contender(
        prepare: { decoded = DictionaryCache.notes(count: count) },
        body: { try expect(0, cache.commit(decoded)) }))
    return .times(comparison)
  }

  /// Each round changes the title of another of the observed rows, and changes it back untimed.
  private static func one(_ bench: Bench) throws -> Outcome {
    let plain = NotesResponse.bytes(count: count)
    let store = Store()
    try store.take(operation, plain)
    guard let list = store.read(operation).notes, list.count == count else {
      throw BenchError("the store does not hold the notes it was given")
    }
    let numbers = (0..<observed).map { $0 * 40 + 1 }
    let rows = numbers.map { list[$0 - 1] }
    let consume = makeTextConsumer()
    let bodies = Bodies { index in consume(rows[index].title) &+ (rows[index].votes ?? 0) }
    let cache = DictionaryCache()
    _ = cache.commit(DictionaryCache.notes(count: count))
    let keys = numbers.map(DictionaryCache.key)
    let peerBodies = Bodies { index in
      let record = cache.records[keys[index]] ?? [:]
      return consume(record["title"] as? String) &+ (record["votes"] as? Int ?? 0)
    }
    bodies.runAll(observed)
    for index in 0..<observed {
      let dirty = peerBodies.dirty
      cache.watch([keys[index]]) { dirty.insert(index) }
    }
    var round = 0
    var changes: ChangeSet?
    var decoded: [DictionaryCache.Change] = []
    let comparison = try compare(
      rounds: bench.rounds,
      ours: Contender(
        prepare: {
          round += 1
          let edited = NotesResponse.bytes(count: count, edited: numbers[round % observed])
          changes = try changeSet(operation, edited)
        },
        body: {
          _ = try expect(1, store.apply(try ready(changes)).changed)
          return try bodies.runAgain(exactly: round % observed, tracked: true)
        },
        finish: {
          try store.take(operation, plain)
          _ = try bodies.runAgain(exactly: round % observed, tracked: true)
        }),
      peer: Contender(
        prepare: {
          round += 1
          decoded = DictionaryCache.notes(count: count, edited: numbers[round % observed])
        },
        body: {
          _ = try expect(1, cache.commit(decoded))
          return try peerBodies.runAgain(exactly: round % observed, tracked: false)
        },
        finish: {
          _ = cache.commit(DictionaryCache.notes(count: count))
          _ = try peerBodies.runAgain(exactly: round % observed, tracked: false)
        }))
    return .times(comparison)
  }

  /// Neither side's change is let go of while the clock runs: the caller still holds both.
  private static func ready(_ changes: ChangeSet?) throws -> ChangeSet {
    guard let changes else { throw BenchError("there is no change set to commit") }
    return changes
  }

  private static func expect(_ wanted: Int, _ changed: Int) throws -> Int {
    guard wanted == changed else {
      throw BenchError("\(changed) records or fields changed, not \(wanted)")
    }
    return changed
  }
}
