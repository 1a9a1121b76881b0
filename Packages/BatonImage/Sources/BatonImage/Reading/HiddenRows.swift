@_spi(Image) internal import BatonStore

/// The rows of the file that waiting batches take something away from: until these are written, nobody reads
/// them. What the batches wrote is in memory.
struct HiddenRows {
  /// By batch, so that each is looked through once, however often is read while it waits. The batch is held,
  /// so that no other is taken for it.
  private var hidden: [ObjectIdentifier: (batch: ImageBatch, numbers: Set<Int64>)] = [:]

  /// - Parameter batches: All that wait.
  mutating func update(_ batches: [ImageBatch]) {
    if batches.isEmpty, hidden.isEmpty { return }
    let known = hidden
    hidden = [:]
    for batch in batches {
      let id = ObjectIdentifier(batch)
      hidden[id] = known[id] ?? (batch, HiddenRows.numbers(batch.takenAway))
    }
  }

  func contains(_ number: Int64) -> Bool {
    !hidden.isEmpty && hidden.values.contains { $0.numbers.contains(number) }
  }

  private static func numbers(_ taken: ImageTaken) -> Set<Int64> {
    var numbers = Set(taken.records.map { RowIdentity($0).row })
    numbers.formUnion(taken.paths.map { RowIdentity(.record, key: $0.utf8).row })
    numbers.formUnion(taken.rootFields.map { RowIdentity(rootField: $0).row })
    return numbers
  }
}
