// Rows of lists that are rewritten (B-2.7).

extension PendingChanges {
  /// Whether an entry of the response shows that a row is another than the record was.
  mutating func isOtherRow(
    _ record: Record, _ place: Record.Place, _ slot: SlotPointer, _ entry: Entry, _ source: Source
  ) -> Bool {
    if let position = position(record, place), list[position].lifted >= 0 {
      let below = given[list[position].lifted]
      return below.isScalar && entry.tag != .link && entry.tag != .list
        && !below.isSame(as: source.values.value(of: entry))
    }
    return source.values.isOtherRow(slot, entry)
  }

  /// Of each of these rows, the slots that a change set does not write become missing.
  mutating func eraseUnwritten(of rows: [Record], by source: Source) {
    var written: [UInt32: Set<Record.SlotName>] = [:]
    for row in rows { written[row.index] = [] }
    for index in 0..<source.runs.count {
      let run = source.runs[index]
      let record = source.values.entities[Int(run.entity)].takeUnretainedValue()
      guard written[record.index] != nil else { continue }
      for entry in Int(run.start)..<Int(run.start) + Int(run.count) {
        guard let place = record.place(source.entries[entry]) else { continue }
        written[record.index]?.insert(record.name(of: place))
      }
    }
    for (row, places) in zip(rows, heldPlaces(of: rows)) {
      guard let kept = written.removeValue(forKey: row.index) else { continue }
      clearErrors(of: row)
      for place in places where !kept.contains(row.name(of: place)) {
        set(row, place, .missing)
      }
    }
  }
}
