extension PendingChanges {
  /// Drops the changes that come to nothing, and the records' notes.
  mutating func settle() {
    for index in list.indices {
      let change = list[index]
      // The store holds the record until the batch ends.
      let isSame = change.record._withUnsafeGuaranteedRef { record in
        record.head.pointee.pending = 0
        guard change.isOpen, let slot = record.pointer(to: change.key) else { return false }
        return holds(slot, change)
      }
      if isSame { list[index].isDropped = true }
    }
    settleErrors()
  }

  private func holds(_ slot: SlotPointer, _ change: Change) -> Bool {
    if change.entry < 0 { return slot.value.isSame(as: given[~change.entry]) }
    guard let entry = source?.entries[change.entry] else { return false }
    return source?.values.holds(slot, entry) ?? false
  }

  /// Adds the channels of the slots that change, as far as anybody can be observing them.
  func addTold(by core: StoreCore, to channels: inout ContiguousArray<Told>) {
    for index in list.indices where !list[index].isDropped {
      let told = list[index].record._withUnsafeGuaranteedRef { record in
        record.place(of: list[index].key).flatMap { core.told(record, $0) }
      }
      if let told { channels.append(told) }
    }
    addErrors(to: &channels, by: core)
  }

  func write(_ running: inout RunningBatch, to core: StoreCore, listing: Bool) {
    for index in list.indices where !list[index].isDropped {
      let change = list[index]
      change.record._withUnsafeGuaranteedRef { write(change, of: $0, &running, core, listing) }
    }
    writeErrors(&running, to: core)
  }

  @inline(__always) private func write(
    _ change: Change, of record: Record, _ running: inout RunningBatch, _ core: StoreCore,
    _ listing: Bool
  ) {
    guard let slot = record.pointer(to: change.key) else { return }
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
}
