@_spi(Runtime) import BatonStore

/// What field errors cost a commit: 899 records of eight fields, one record in twenty with an error.
@MainActor
enum ErrorRows {
  nonisolated static let all = [
    Row(
      name: "commit-errors", what: "commit 899x8 with 45 field errors into an empty store",
      against: "without errors", bar: 1.2, measure: { try intoEmpty($0) })
  ]

  private static let count = 899

  /// The response without errors, and with an error of every twentieth record's title.
  private static var bytes: (plain: [UInt8], failed: [UInt8]) {
    let plain = NotesResponse.bytes(count: count)
    let errors = stride(from: 0, to: count, by: 20).map { index in
      #"{"message":"hidden","path":["notes",\#(index),"title"]}"#
    }
    let head = Array(#"{"errors":[\#(errors.joined(separator: ","))],"#.utf8)
    return (plain, head + plain.dropFirst())
  }

  private static func intoEmpty(_ bench: Bench) throws -> Outcome {
    let bytes = bytes
    var (store, changes) = (Store(), [ChangeSet]())
    func contender(_ response: [UInt8]) -> Contender {
      Contender(
        prepare: {
          store = Store()
          changes = [try changeSet(NotesQuery(first: count), response)]
        },
        body: {
          guard let change = changes.first else { throw BenchError("there is no change set") }
          let made = store.apply(change).made
          guard made == count else { throw BenchError("\(made) records were made, not \(count)") }
          return made
        })
    }
    return .times(
      try compare(
        rounds: bench.rounds, ours: contender(bytes.failed), peer: contender(bytes.plain)))
  }
}
