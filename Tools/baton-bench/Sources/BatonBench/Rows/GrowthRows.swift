@_spi(Runtime) import BatonStore

/// The same work on stores of 1x, 10x and 100x the records: what must not grow with the store stays
/// near 1, where anything linear would give 10 and 100. The bars leave room for caches that a larger
/// store no longer fits in.
@MainActor
enum GrowthRows {
  nonisolated static let all =
    [10, 100].map { times in
      Row(
        name: "growth-commit-\(times)", what: "commit 899x8 into a store of \(times)x the records",
        against: "of 1x", bar: 1.5, measure: { try commit(times, $0) })
    }
    + [10, 100].map { times in
      Row(
        name: "growth-read-\(times)",
        what: "root, list, element, field in a store and a list \(times)x as long",
        against: "1x", bar: 1.5, measure: { try read(times, $0) })
    }
    + [10, 100].map { times in
      Row(
        name: "growth-delete-\(times)",
        what: "a record deleted in a store of \(times)x the records",
        against: "of 1x", bar: 1.5, measure: { try delete(times, $0) })
    }

  private static let count = 899

  private static func commit(_ times: Int, _ bench: Bench) throws -> Outcome {
    let bytes = NotesResponse.bytes(count: count)
    let operation = NotesQuery(first: count)
    let small = Store()
    let large = Store()
    try small.take(operation, bytes)
    try large.take(operation, bytes)
    let others = count * (times - 1)
    try large.take(
      NotesQuery(first: others), NotesResponse.bytes(count: others, from: count + 1))
    func contender(_ store: Store) -> Contender {
      var changes: [ChangeSet] = []
      return Contender(
        operations: 8,
        prepare: { changes = try (0..<8).map { _ in try changeSet(operation, bytes) } },
        body: { changes.reduce(0) { $0 + store.apply($1).changed } })
    }
    return .times(
      try compare(rounds: bench.rounds, ours: contender(large), peer: contender(small)))
  }

  /// Some records are read, as a screen would; each round brings back what it deleted.
  private static func delete(_ times: Int, _ bench: Bench) throws -> Outcome {
    let deletions = 8
    func contender(_ count: Int) throws -> Contender {
      let store = Store()
      let operation = NotesQuery(first: count)
      try store.take(operation, NotesResponse.bytes(count: count))
      guard let rows = store.read(operation).notes?.prefix(20),
        rows.allSatisfy({ $0.title != nil })
      else { throw BenchError("a row is not there") }
      var changes: [ChangeSet] = []
      return Contender(
        operations: deletions,
        prepare: {
          changes = try (1...deletions).map { number in
            let id = NotesResponse.Note.id(number)
            return try changeSet(
              DropMutation(id: id), Array(#"{"data":{"drop":{"note":"\#(id)"}}}"#.utf8))
          }
        },
        body: {
          let changed = changes.reduce(0) { $0 + store.apply($1).changed }
          guard changed >= deletions else { throw BenchError("a record was not deleted") }
          return changed
        },
        finish: {
          try store.take(
            NotesQuery(first: deletions), NotesResponse.bytes(count: deletions))
        })
    }
    return .times(
      try compare(
        rounds: bench.rounds, ours: try contender(count * times), peer: try contender(count)))
  }

  private static func read(_ times: Int, _ bench: Bench) throws -> Outcome {
    func contender(_ count: Int) throws -> Contender {
      let store = Store()
      let operation = NotesQuery(first: count)
      try store.take(operation, NotesResponse.bytes(count: count))
      let root = store.read(operation)
      let steps = 20_000
      let consume = makeTextConsumer()
      return Contender(
        operations: steps,
        body: {
          var sum = 0
          for step in 0..<steps {
            guard let notes = root.notes else { throw BenchError("the list is gone") }
            sum &+= consume(notes[step * 37 % Self.count].title)
          }
          return withExtendedLifetime(store) { sum }
        })
    }
    return .times(
      try compare(
        rounds: bench.rounds, ours: try contender(count * times), peer: try contender(count)))
  }
}
