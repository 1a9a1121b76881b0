/// What a batch changes in records that were there before it.
struct PendingChanges {
  /// One slot that is to change.
  private struct Change {
    let record: Record
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

  let changes: ChangeSet
  let entities: ContiguousArray<Record>
  private var list: ContiguousArray<Change> = []
  /// Positions in `list`, filled once a slot is named twice.
  private var positions: [Name: Int] = [:]
  private var indexed = 0
  /// The changes whose observers were told, with the channel.
  private var told: ContiguousArray<(box: Unmanaged<ObservationBox>, channel: Int)> = []

  init(changes: ChangeSet, entities: ContiguousArray<Record>) {
    self.changes = changes
    self.entities = entities
  }

  // MARK: Noting

  /// Notes an entry of a slot, if it differs from what the slot holds or from an earlier entry.
  @inline(__always) mutating func note(
    _ record: Record, _ place: Record.Place, _ slot: UnsafeMutablePointer<Value>, entry index: Int,
    _ entry: Entry
  ) {
    if record.head.pointee.pending == 0 {
      if holds(slot.pointee, entry) { return }
    } else if noteAgain(record, place, entry: index) || holds(slot.pointee, entry) {
      return
    }
    add(record, place, entry: index)
  }

  private mutating func add(_ record: Record, _ place: Record.Place, entry: Int) {
    let channel = record.channel(place)
    record.head.pointee.pending |= ObservationBox.bit(channel)
    list.append(Change(record: record, key: record.name(of: place), entry: entry))
  }

  /// Gives an earlier change of the slot its later entry; false if there is none.
  private mutating func noteAgain(_ record: Record, _ place: Record.Place, entry: Int) -> Bool {
    let bit = ObservationBox.bit(record.channel(place))
    if record.head.pointee.pending & bit == 0 { return false }
    while indexed < list.count {
      let change = list[indexed]
      positions[Name(record: change.record.index, key: change.key)] = indexed
      indexed += 1
    }
    let name = Name(record: record.index, key: record.name(of: place))
    guard let position = positions[name] else { return false }
    list[position].entry = entry
    list[position].isRepeated = true
    return true
  }

  /// Whether an entry shows that a list's row is another than the record was (B-2.7).
  func isOtherRow(_ value: Value, _ entry: Entry) -> Bool {
    value.isScalar && entry.tag != .link && entry.tag != .list && !holds(value, entry)
  }

  /// Of each of these rows, the slots that the response does not write become missing.
  mutating func eraseUnwritten(of rows: [Record]) {
    var written: [UInt32: Set<Record.SlotName>] = [:]
    for row in rows { written[row.index] = [] }
    for index in 0..<changes.parts.runs.count {
      let run = changes.parts.runs[index]
      let record = entities[Int(run.entity)]
      guard written[record.index] != nil else { continue }
      for entry in Int(run.start)..<Int(run.start) + Int(run.count) {
        guard let place = record.place(changes.parts.entries[entry]) else { continue }
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
      change.record.head.pointee.pending = 0
      if change.isRepeated, let slot = change.record.pointer(to: change.key),
        holds(slot.pointee, changes.parts.entries[change.entry])
      {
        list[index].isDropped = true
      }
    }
  }

  // MARK: Applying

  /// Tells who observes a slot, while all slots hold their old values.
  mutating func willSet() {
    for change in list where !change.isDropped {
      guard let box = change.record.head.pointee.box,
        let place = change.record.place(of: change.key)
      else { continue }
      let channel = change.record.channel(place)
      guard box.takeUnretainedValue().isRead(channel) else { continue }
      told.append((box, channel))
    }
    // `list` holds the records, and they their boxes.
    for (box, channel) in told { box.takeUnretainedValue().willSet(channel) }
  }

  mutating func write(_ summary: inout CommitSummary, listing: Bool) {
    for change in list where !change.isDropped {
      guard let slot = change.record.pointer(to: change.key) else { continue }
      summary.changed += 1
      if listing {
        summary.changes.append(
          CommitSummary.Change(
            record: change.record.fullKey, field: change.record.storageKey(of: change.key),
            heldValue: !slot.pointee.isMissing))
      }
      slot.pointee =
        change.entry < 0 ? .missing : value(of: changes.parts.entries[change.entry])
    }
  }

  func didSet() {
    for (box, channel) in told { box.takeUnretainedValue().didSet(channel) }
  }
}
