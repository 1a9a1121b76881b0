import BatonImage
@_spi(Runtime) @_spi(Testing) import BatonStore

/// What an image costs the main actor, what it saves, and its size.
@MainActor
enum ImageRows {
  nonisolated static let all = [
    Row(
      name: "hydrate", what: "the fixture's records from the image, none read before",
      against: "bytes to store", bar: 2.5, measure: { try hydrate($0) }),
    Row(
      name: "image-commit", what: "commit 899x8 into an empty store with an image",
      against: "without", bar: 1.2, measure: { try commit($0, notes: count) }),
    Row(
      name: "image-commit-small",
      what: "1,000 commits of one record of eight fields, with an image",
      against: "without", bar: 1.2, measure: { try commit($0, notes: 1, times: 1000) }),
    Row(
      name: "image-size", what: "the image of the fixture", against: "the response", bar: 0.333,
      measure: { try size($0) }),
  ]

  private static let count = 899

  /// Each round reads a file of its own, of which nothing is known yet but that another query is not there:
  /// the connection is open then.
  private static func hydrate(_ bench: Bench) throws -> Outcome {
    let bytes = bench.fixture
    let operation = CharactersQuery(page: Fixture.page)
    let file = try ImageFile()
    var records = 0
    try file.fill {
      try $0.take(operation, bytes)
      records = $0.recordKeys.count
    }
    var store = Store()
    return .times(
      try compare(
        rounds: bench.rounds,
        ours: Contender(
          prepare: {
            store = try file.storeOfCopy()
            guard store.check(NoteTitleQuery(id: "0")) == .miss else {
              throw BenchError("the image holds what nobody put into it")
            }
          },
          body: {
            guard store.check(operation) == .image else {
              throw BenchError("the image does not hold the page it was given")
            }
            return 1
          },
          finish: {
            guard store.recordKeys.count == records else {
              throw BenchError("the image gave \(store.recordKeys.count) records")
            }
            store.closeImageNow()
          }),
        peer: Contender(
          prepare: { store = Store() }, body: { try store.take(operation, bytes).made })))
  }

  /// Both sides open an image and close it, which leaves its traces in the caches; one of them has it write.
  private static func commit(_ bench: Bench, notes: Int, times: Int = 1) throws -> Outcome {
    let operation = NotesQuery(first: notes)
    let file = try ImageFile()
    func contender(writes: Bool) throws -> Contender {
      var (store, other) = (Store(), Store())
      var changes: [ChangeSet] = []
      return Contender(
        operations: times,
        prepare: {
          (store, other) = (writes ? file.emptyStore() : Store(), file.emptyStore())
          changes = try (0..<times).map {
            try changeSet(operation, NotesResponse.bytes(count: notes, from: $0 * notes + 1))
          }
        },
        body: { changes.reduce(0) { $0 + store.apply($1).made } },
        finish: {
          store.closeImageNow()
          other.closeImageNow()
        })
    }
    return .times(
      try compare(
        rounds: bench.rounds, ours: contender(writes: true), peer: contender(writes: false)))
  }

  private static func size(_ bench: Bench) throws -> Outcome {
    let file = try ImageFile()
    try file.fill { try $0.take(CharactersQuery(page: Fixture.page), bench.fixture) }
    let (ours, peer) = (Double(try file.size), Double(bench.fixture.count))
    return .measured(
      ours: Quantity(value: ours, unit: .bytes), peer: Quantity(value: peer, unit: .bytes),
      ratio: ours / peer)
  }
}
