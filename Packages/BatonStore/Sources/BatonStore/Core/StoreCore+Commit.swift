extension StoreCore {
  /// Applies a change set as one batch (B-8.2): records are found or made, every entry is compared with
  /// what its slot holds, and what differs is told, written and told again.
  ///
  /// A slot of a record that was there before is not written when its entry is met but noted, so that
  /// who observes it hears of it while the old value is still there, and reads a store in which the whole
  /// batch is done. A record the batch makes has no observer and is written at once.
  func commit(_ changes: ChangeSet, as kind: BatchKind) -> CommitSummary {
    var summary = CommitSummary()
    if changes.isSpent { return summary }
    changes.isSpent = true
    if !layers.isEmpty { return rebase(writing: changes, removing: nil, adding: nil) }
    summary.errors = changes.errors
    if !changes.parts.memberships.isEmpty { learn(changes.parts.memberships) }
    batch &+= 1
    depth += 1
    defer { endBatch() }

    let entities = resolve(changes, &summary)
    defer { entities.deallocate() }
    var pending = PendingChanges(parts: changes.parts, entities: entities)
    compare(changes.parts, entities, &pending)
    pending.settle()
    apply(&pending, &summary)
    return summary
  }

  /// The record of each entity. The store holds them: one that an observer makes it let go of is kept in
  /// `graveyard` until the batch has ended.
  func resolve(
    _ changes: ChangeSet, _ summary: inout CommitSummary
  ) -> FlatBuffer<Unmanaged<Record>> {
    refreshSlotCounts()
    let parts = changes.parts
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
    var rows: [Record] = []
    for runIndex in 0..<parts.runs.count {
      let run = parts.runs[runIndex]
      // Held by the store, as said above.
      entities[Int(run.entity)]._withUnsafeGuaranteedRef { record in
        let isMade = record.head.pointee.batch == batch
        let isRow = !isMade && parts.entities[Int(run.entity)].isRow
        for index in Int(run.start)..<Int(run.start) &+ Int(run.count) {
          let entry = parts.entries[index]
          guard let place = record.place(entry) else { continue }
          let slot = record.pointer(place)
          if pending.holds(slot, entry), record.head.pointee.pending == 0 { continue }
          if isMade {
            slot.replace(with: pending.value(of: entry))
          } else {
            pending.note(record, place, slot, entry: index)
            if isRow, pending.isOtherRow(slot, entry) { rows.append(record) }
          }
        }
      }
    }
    if !rows.isEmpty { pending.eraseUnwritten(of: rows) }
  }

  /// Tells, writes, tells again. Observers run in between and may do anything, even commit or clear.
  private func apply(_ pending: inout PendingChanges, _ summary: inout CommitSummary) {
    let generation = generation
    let told = pending.told(by: self)
    willSet(told)
    // An observer cleared the store: what the batch changed is gone.
    guard generation == self.generation else { return }
    pending.write(&summary, listing: recordsChanges)
    if summary.changed > 0 { hasChanged = true }
    didSet(told)
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
