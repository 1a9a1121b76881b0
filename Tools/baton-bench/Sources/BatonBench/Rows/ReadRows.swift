@_spi(Runtime) import BatonStore
import Observation

/// What a body pays for reading fields.
@MainActor
enum ReadRows {
  nonisolated static let all = [
    Row(
      name: "read", what: "lens field, untracked", against: "@Observable property", bar: 0.8,
      measure: { try againstObservable($0) }),
    Row(
      name: "read-dictionary", what: "lens field, untracked", against: "[String: Any] lookup",
      bar: 0.35, measure: { try againstDictionary($0) }),
    Row(
      name: "track", what: "track 7 fields, change one, full cycle", against: "@Observable class",
      bar: 0.95, measure: { try tracked($0) }),
  ]

  private static let count = 256
  private static let trackedCount = 64
  private static let repetitions = 40
  private static let fields = 7

  private static func againstObservable(_ bench: Bench) throws -> Outcome {
    let (store, notes) = try notes(count)
    let models = models(count)
    let operations = count * repetitions * fields
    let consume = makeTextConsumer()
    let comparison = try compare(
      rounds: bench.rounds,
      ours: Contender(operations: operations) {
        var sum = 0
        for _ in 0..<repetitions {
          for index in notes.indices { sum &+= read(notes[index], consume) }
        }
        return sum
      },
      peer: Contender(operations: operations) {
        var sum = 0
        for _ in 0..<repetitions {
          for index in models.indices { sum &+= read(models[index], consume) }
        }
        return sum
      })
    return withExtendedLifetime(store) { .times(comparison) }
  }

  private static func againstDictionary(_ bench: Bench) throws -> Outcome {
    let (store, notes) = try notes(count)
    let dictionaries = models(count).map(dictionary)
    let operations = count * repetitions * fields
    let consume = makeTextConsumer()
    let comparison = try compare(
      rounds: bench.rounds,
      ours: Contender(operations: operations) {
        var sum = 0
        for _ in 0..<repetitions {
          for index in notes.indices { sum &+= read(notes[index], consume) }
        }
        return sum
      },
      peer: Contender(operations: operations) {
        var sum = 0
        for _ in 0..<repetitions {
          for index in dictionaries.indices { sum &+= read(dictionaries[index], consume) }
        }
        return sum
      })
    return withExtendedLifetime(store) { .times(comparison) }
  }

  /// Ours changes the title by committing a response of that one note. The responses are made ready
  /// just before, few enough to be still at hand as they are after an ingest.
  private static func tracked(_ bench: Bench) throws -> Outcome {
    let (store, notes) = try notes(trackedCount)
    let models = models(trackedCount)
    let consume = makeTextConsumer()
    var edits: [ChangeSet] = []
    var titles: [String] = []
    var round = 0
    var ourChanges = 0
    var peerChanges = 0
    for number in 1...trackedCount {
      try store.take(NoteTitleQuery(id: id(number)), title(number, 0))
    }
    let comparison = try compare(
      rounds: bench.rounds,
      ours: Contender(
        operations: trackedCount,
        prepare: {
          round += 1
          edits = try (1...trackedCount).map {
            try changeSet(NoteTitleQuery(id: id($0)), title($0, round))
          }
        },
        body: {
          var sum = 0
          for index in 0..<trackedCount {
            sum &+= withObservationTracking {
              read(notes[index], consume)
            } onChange: {
            }
            ourChanges += store.apply(edits[index]).changed
          }
          return sum
        }),
      peer: Contender(
        operations: trackedCount,
        prepare: {
          round += 1
          titles = (1...trackedCount).map { _ in text(round) }
        },
        body: {
          var sum = 0
          for index in 0..<trackedCount {
            sum &+= withObservationTracking {
              read(models[index], consume)
            } onChange: {
            }
            models[index].title = titles[index]
            peerChanges += 1
          }
          return sum
        }))
    guard ourChanges == peerChanges else {
      throw BenchError("\(ourChanges) slots changed where \(peerChanges) properties did")
    }
    return .times(comparison)
  }

  // MARK: - what is read

  private static func notes(_ count: Int) throws -> (Store, [NotesQuery.Data.Notes]) {
    let store = Store()
    let operation = NotesQuery(first: count)
    try store.take(operation, NotesResponse.bytes(count: count))
    guard let list = store.read(operation).notes, list.count == count else {
      throw BenchError("the store does not hold the notes it was given")
    }
    return (store, Array(list))
  }

  private static func models(_ count: Int) -> [ObservableNote] {
    (1...count).map { ObservableNote(NotesResponse.Note($0, of: count)) }
  }

  private static func id(_ number: Int) -> String { NotesResponse.Note.id(number) }

  private static func text(_ round: Int) -> String { "changed title number \(round)" }

  private static func title(_ number: Int, _ round: Int) -> [UInt8] {
    NotesResponse.title(number, text(round))
  }

  private static func dictionary(_ model: ObservableNote) -> [String: Any] {
    var fields: [String: Any] = [:]
    fields["id"] = model.id
    fields["title"] = model.title
    fields["body"] = model.body
    fields["createdAt"] = model.createdAt
    fields["votes"] = model.votes
    fields["score"] = model.score
    fields["done"] = model.done
    return fields
  }

  // MARK: - three readers, word for word alike

  @inline(never)
  private static func read(_ note: NotesQuery.Data.Notes, _ consume: TextConsumer) -> Int {
    consume(note.id) &+ consume(note.title) &+ consume(note.body) &+ consume(note.createdAt)
      &+ (note.votes ?? 0) &+ (note.score ?? 0 > 1 ? 1 : 0) &+ (note.done == true ? 1 : 0)
  }

  @inline(never)
  private static func read(_ note: ObservableNote, _ consume: TextConsumer) -> Int {
    consume(note.id) &+ consume(note.title) &+ consume(note.body) &+ consume(note.createdAt)
      &+ (note.votes ?? 0) &+ (note.score ?? 0 > 1 ? 1 : 0) &+ (note.done == true ? 1 : 0)
  }

  @inline(never)
  private static func read(_ note: [String: Any], _ consume: TextConsumer) -> Int {
    consume(note["id"] as? String) &+ consume(note["title"] as? String)
      &+ consume(note["body"] as? String) &+ consume(note["createdAt"] as? String)
      &+ (note["votes"] as? Int ?? 0) &+ (note["score"] as? Double ?? 0 > 1 ? 1 : 0)
      &+ (note["done"] as? Bool == true ? 1 : 0)
  }
}
