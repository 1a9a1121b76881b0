/// What a batch changes in records that were there before it.
struct PendingChanges {
  /// One slot that is to change.
  private struct Change {
    let record: Unmanaged<Record>
    let key: Record.SlotName
    /// The entry with the new value; -1 for a slot that becomes missing.
    var entry: Int
    /// Several entries name the slot: whether the last differs from what it holds is still to be seen.
    var isRepeated = false
    var isDropped = false
  }

  private struct Name: Hashable {
    let record: UInt32
    let key: Record.SlotName
  }

  let parts: ChangeSet.Parts
  let values: EntryValues
  private var list: ContiguousArray<Change> = []
  /// Positions in `list`, filled once a slot is named twice.
  private var positions: [Name: Int] = [:]
  private var indexed = 0

  /// Both outlive the batch, and the store holds the records as long.
  init(parts: ChangeSet.Parts, entities: FlatBuffer<Unmanaged<Record>>) {
    self.parts = parts
    values = EntryValues(parts, entities)
  }

  // MARK: Noting

  /// Notes an entry of a slot, if it differs from what the slot holds or from an earlier entry.
  mutating func note(
    _ record: Record, _ place: Record.Place, _ slot: SlotPointer, entry index: Int
  ) {
    if noteAgain(record, place, entry: index) || values.holds(slot, parts.entries[index]) { return }
    add(record, place, entry: index)
  }

  private mutating func add(_ record: Record, _ place: Record.Place, entry: Int) {
    let channel = record.channel(place)
    record.head.pointee.pending |= PendingChanges.bit(channel)
    list.append(Change(record: .passUnretained(record), key: record.name(of: place), entry: entry))
  }

  private static func bit(_ channel: Int) -> UInt32 { 1 << UInt32(min(channel, 31)) }

  /// Gives an earlier change of the slot its later entry; false if there is none.
  private mutating func noteAgain(_ record: Record, _ place: Record.Place, entry: Int) -> Bool {
    let bit = PendingChanges.bit(record.channel(place))
    if record.head.pointee.pending & bit == 0 { return false }
    while indexed < list.count {
      let change = list[indexed]
      positions[Name(record: change.record.takeUnretainedValue().index, key: change.key)] = indexed
      indexed += 1
    }
    let name = Name(record: record.index, key: record.name(of: place))
    guard let position = positions[name] else { return false }
    list[position].entry = entry
    list[position].isRepeated = true
    return true
  }

  /// Of each of these rows, the slots that the response does not write become missing.
  mutating func eraseUnwritten(of rows: [Record]) {
    var written: [UInt32: Set<Record.SlotName>] = [:]
    for row in rows { written[row.index] = [] }
    for index in 0..<parts.runs.count {
      let run = parts.runs[index]
      let record = values.entities[Int(run.entity)].takeUnretainedValue()
      guard written[record.index] != nil else { continue }
      for entry in Int(run.start)..<Int(run.start) + Int(run.count) {
        guard let place = record.place(parts.entries[entry]) else { continue }
        written[record.index]?.insert(record.name(of: place))
      }
    }
    for row in rows {
      guard let kept = written.removeValue(forKey: row.index) else { continue }
      var erased: [Record.Place] = []
      row.forEachSlot { _, place, _ in
        if !kept.contains(row.name(of: place)) { erased.append(place) }
      }
      for place in erased { add(row, place, entry: -1) }
    }
  }

  /// Drops the changes that come to nothing, and the records' notes.
  mutating func settle() {
    for index in list.indices {
      let change = list[index]
      let record = change.record.takeUnretainedValue()
      record.head.pointee.pending = 0
      if change.isRepeated, let slot = record.pointer(to: change.key),
        values.holds(slot, parts.entries[change.entry])
      {
        list[index].isDropped = true
      }
    }
  }

  // MARK: Applying

  /// The channels of the slots that change, as far as anybody can be observing them.
  func told(by core: StoreCore) -> ContiguousArray<Told> {
    var channels: ContiguousArray<Told> = []
    for change in list where !change.isDropped {
      let record = change.record.takeUnretainedValue()
      guard let place = record.place(of: change.key), let told = core.told(record, place)
      else { continue }
      channels.append(told)
    }
    return channels
  }

  mutating func write(_ running: inout RunningBatch, listing: Bool) {
    for change in list where !change.isDropped {
      let record = change.record.takeUnretainedValue()
      guard let slot = record.pointer(to: change.key) else { continue }
      if !running.made(record) {
        running.summary.changed += 1
        if listing {
          running.summary.changes.append(
            CommitSummary.Change(
              record: record.fullKey, field: record.storageKey(of: change.key),
              heldValue: !slot.isMissing))
        }
      }
      slot.replace(
        with: change.entry < 0 ? .missing : values.value(of: parts.entries[change.entry]))
    }
  }
}
