extension StoreCore {
  /// Applies a change set as one batch (B-8.2): records are found or made, every entry is compared with
  /// what its slot holds, and what differs is told, written and told again.
  ///
  /// Observers are told while the old values are there. A batch that one of them begins ends first; this
  /// one is then worked out again, so its values stand where both write, and layers stand above both.
  func commit(_ changes: ChangeSet) -> CommitSummary {
    if changes.isSpent { return CommitSummary() }
    changes.isSpent = true
    return run(RunningBatch(writing: changes))
  }

  /// One pass of a batch without layers; false if it has to be done again.
  ///
  /// A slot of a record that was there before is not written when its entry is met but noted, so that
  /// who observes it hears of it while the old value is still there, and reads a store in which the whole
  /// batch is done. A record the pass makes has no observer and is written at once.
  func commitPlainly(_ running: inout RunningBatch) -> Bool {
    guard let changes = running.changes else { return true }
    let entities = resolve(changes, &running.summary)
    defer { entities.deallocate() }
    if !provisional.isEmpty { keep(entities) }
    var pending = PendingChanges(parts: changes.parts, entities: entities)
    compare(changes.parts, entities, &pending)
    pending.settle()
    guard tell(pending.told(by: self), &running) else { return false }
    pending.write(&running, listing: recordsChanges)
    if running.summary.changed > 0 { hasChanged = true }
    didSet(running.told)
    return true
  }

  /// The record of each entity. The store holds them: one that an observer makes it let go of is kept in
  /// `graveyard` until the batch has ended.
  func resolve(
    _ changes: ChangeSet, _ summary: inout CommitSummary
  ) -> FlatBuffer<Unmanaged<Record>> {
    refreshSlotCounts()
    let parts = changes.parts
    if !parts.memberships.isEmpty { learn(parts.memberships) }
    var entities = FlatBuffer<Unmanaged<Record>>(capacity: parts.entities.count)
    for index in 0..<parts.entities.count {
      let entity = parts.entities[index]
      let key = RecordKey(
        type: entity.type, isKeyed: entity.isKeyed, hash: entity.hash,
        bytes: parts.bytes(entity.key))
      reserve(live &+ 1)
      let (found, place) = look(key)
      if let found {
        entities.append(found)
      } else {
        summary.made += 1
        hasChanged = true
        entities.append(add(key, at: place))
      }
    }
    return entities
  }

  private func compare(
    _ parts: ChangeSet.Parts, _ entities: FlatBuffer<Unmanaged<Record>>,
    _ pending: inout PendingChanges
  ) {
    let values = pending.values
    var rows: [Record] = []
    var lastRow = -1
    for runIndex in 0..<parts.runs.count {
      let run = parts.runs[runIndex]
      // Held by the store, as said above.
      entities[Int(run.entity)]._withUnsafeGuaranteedRef { record in
        let isMade = record.head.pointee.number > passStart
        let isRow = !isMade && parts.entities[Int(run.entity)].isRow
        for index in Int(run.start)..<Int(run.start) &+ Int(run.count) {
          let entry = parts.entries[index]
          guard let place = record.place(entry) else { continue }
          let slot = record.pointer(place)
          if isMade, slot.isMissing {
            values.fill(slot, with: entry)
            continue
          }
          if values.holds(slot, entry), record.head.pointee.pending == 0 { continue }
          if isMade {
            slot.replace(with: values.value(of: entry))
          } else {
            pending.note(record, place, slot, entry: index)
            if isRow, lastRow != runIndex, values.isOtherRow(slot, entry) {
              rows.append(record)
              lastRow = runIndex
            }
          }
        }
      }
    }
    if !rows.isEmpty { pending.eraseUnwritten(of: rows) }
  }

  /// Memberships that an answer taught: they can turn an absent fragment into one that is there.
  func learn(_ memberships: [Membership]) {
    let known = learned.count
    learned.formUnion(memberships)
    if learned.count > known { hasChanged = true }
  }

  func endBatch() {
    depth -= 1
    if depth == 0, !graveyard.isEmpty { graveyard = [] }
  }
}

extension Record {
  /// The place of an entry's slot in this record.
  @inline(__always) func place(_ entry: Entry) -> Place? {
    if entry.slot < head.pointee.count { return .fixed(Int(entry.slot)) }
    return placeElsewhere(entry)
  }

  @inline(never) private func placeElsewhere(_ entry: Entry) -> Place? {
    if entry.slot & Entry.byKey != 0 {
      return place(SlotAddress(key: entry.slot & ~Entry.byKey))
    }
    return place(SlotAddress(type: head.pointee.type, index: entry.slot, key: 0))
  }
}

extension ChangeSet.Parts {
  /// Bytes that are valid as long as the buffers.
  @inline(__always) func bytes(_ range: TextRange) -> UnsafeBufferPointer<UInt8> {
    range.isInArena
      ? arena.slice(range.offset, range.count) : source.slice(range.offset, range.count)
  }
}
