extension PendingChanges {
  /// Drops the changes that come to nothing, and the records' notes.
  mutating func settle() {
    for index in list.indices {
      let change = list[index]
      let record = change.record.takeUnretainedValue()
      record.head.pointee.pending = 0
      if change.isOpen, let slot = record.pointer(to: change.key), holds(slot, change) {
        list[index].isDropped = true
      }
    }
    settleErrors()
  }

  private func holds(_ slot: SlotPointer, _ change: Change) -> Bool {
    if change.entry < 0 { return slot.value.isSame(as: given[~change.entry]) }
    return source.map { $0.values.holds(slot, $0.parts.entries[change.entry]) } ?? false
  }

  /// The channels of the slots that change, as far as anybody can be observing them.
  func told(by core: StoreCore) -> ContiguousArray<Told> {
    var channels: ContiguousArray<Told> = []
    for change in list where !change.isDropped {
      let record = change.record.takeUnretainedValue()
      guard let place = record.place(of: change.key), let told = core.told(record, place)
      else { continue }
      channels.append(told)
    }
    addErrors(to: &channels, by: core)
    return channels
  }

  func write(_ running: inout RunningBatch, to core: StoreCore, listing: Bool) {
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
      core.put(value(of: change), in: slot, of: record)
      core.noteWrite(record.keyNumber(of: change.key), in: record, by: running.writer)
    }
    writeErrors(&running, to: core)
  }
}
