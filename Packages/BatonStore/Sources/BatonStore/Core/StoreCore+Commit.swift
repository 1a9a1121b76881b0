extension StoreCore {
  /// Applies a change set as one batch (B-8.2): records are found or made, every entry is compared with
  /// what its slot holds, and what differs is told, written and told again.
  ///
  /// Observers are told while the old values are there. A batch that one of them begins ends first; this
  /// one is then worked out again, so its values stand where both write, and layers stand above both.
  func commit(_ changes: ChangeSet) -> CommitSummary {
    if changes.isSpent { return CommitSummary() }
    changes.isSpent = true
    return run(writing: changes)
  }

  /// One pass of a batch: the layers are lifted, the response is compared with what is there, one layer
  /// goes or comes, the others are applied again (B-12.2), and what differs in the end is told and written;
  /// false if it has to be done again.
  ///
  /// A slot of a record that was there before is not written when its entry is met but noted, so that
  /// who observes it hears of it while the old value is still there, and reads a store in which the whole
  /// batch is done. A record the pass makes has no observer and gets the response's values at once.
  func pass(_ running: inout RunningBatch) -> Bool {
    if let part = running.changes, let path = part.part, !isThere(part) {
      running.isDropped = true
      running.summary.errors = []
      running.summary.unplacedErrors = []
      running.summary.unhandledErrors = []
      running.summary.problems = [.partDropped(path: path)]
      didSet(running.told)
      return true
    }
    let entities = running.changes.map(resolve)
    defer { entities?.deallocate() }
    var pending = PendingChanges()
    swap(&pending.list, &spareChanges)
    defer { spare(&pending.list) }
    let edits: EditRun?
    // A layer on top leaves those below it as they are.
    let isOnTop = running.changes == nil && running.removed == nil
    if !isOnTop {
      for layer in layers.reversed() { pending.lift(layer) }
      if !provisional.isEmpty { pending.absent = Set(provisional.map(\.index)) }
    }
    if let changes = running.changes, let entities {
      let source = PendingChanges.Source(changes, entities)
      pending.source = source
      pending.name(source, in: self)
      pending.clearErrors(answeredBy: source, in: self)
      compare(source, &running, &pending)
      edits = edit(source, &pending)
      pending.setErrors(of: source)
      if let edits { pending.copyErrors(edits.errors) }
      if !provisional.isEmpty { keep(source, edits?.named ?? []) }
      // Below the layers that are applied next.
      if image != nil { running.extras = pending.extras(edits) }
    } else {
      edits = nil
    }
    let layered = applyLayers(&running, isOnTop: isOnTop, &pending)
    pending.settle()
    if lastNumber > passStart {
      running.summary.made += Int(lastNumber - passStart)
      hasChanged = true
    }
    guard let layered else { return false }
    let turned = pending.fates.isEmpty ? [] : pending.turned
    var channels: ContiguousArray<Told> = []
    swap(&channels, &spareTold)
    pending.addTold(by: self, to: &channels)
    if !turned.isEmpty { add(linkingTo: turned, to: &channels) }
    guard tell(channels, &running) else { return false }

    if !layers.isEmpty || !layered.remaining.isEmpty { layers = layered.remaining }
    for done in layered.applied { done.settle() }
    pending.write(&running, to: self, listing: recordsChanges)
    for record in turned { mark(record, isDeleted: !record.isDeleted) }
    if running.summary.changed > 0 || !turned.isEmpty { hasChanged = true }
    if let edits { running.summary.problems = edits.problems }
    // Those of the layers that were there before have been told.
    for done in layered.applied where done.layer === running.added {
      running.summary.problems += done.problems
    }
    if !running.failures.isEmpty { running.summary.problems += running.failures }
    dropProvisional()
    didSet(running.told)
    return true
  }

  private func add(linkingTo turned: [Record], to channels: inout ContiguousArray<Told>) {
    var known = Set(channels)
    for channel in self.channels(linkingTo: turned) where known.insert(channel).inserted {
      channels.append(channel)
    }
  }

  /// The record of each entity. The store holds them: one that an observer makes it let go of is kept in
  /// `graveyard` until the batch has ended.
  func resolve(_ changes: ChangeSet) -> FlatBuffer<Unmanaged<Record>> {
    refreshSlotCounts()
    if !changes.parts.memberships.isEmpty { learn(changes.parts.memberships) }
    let named = changes.parts.entities
    var entities = FlatBuffer<Unmanaged<Record>>(capacity: named.count)
    for index in 0..<named.count {
      let entity = named[index]
      let key = RecordKey(
        type: entity.type, isKeyed: entity.isKeyed, hash: entity.hash,
        bytes: changes.parts.bytes(entity.key))
      reserve(live &+ 1)
      let (found, place) = look(key)
      if let found {
        entities.append(found)
      } else {
        entities.append(add(key, at: place))
      }
    }
    return entities
  }

  /// - Parameter running: Not changed; handed on by value it would be copied.
  private func compare(
    _ source: PendingChanges.Source, _ running: inout RunningBatch,
    _ pending: inout PendingChanges
  ) {
    let values = source.values
    let (runs, entries) = (source.runs, source.entries)
    let entities = source.parts.entities
    var rows: [Record] = []
    var lastRow = -1
    for runIndex in 0..<runs.count {
      let run = runs[runIndex]
      // Held by the store, as said below.
      values.entities[Int(run.entity)]._withUnsafeGuaranteedRef { record in
        let isMade = record.head.pointee.number > passStart
        let isRow = !isMade && entities[Int(run.entity)].isRow && !running.made(record)
        for index in Int(run.start)..<Int(run.start) &+ Int(run.count) {
          let entry = entries[index]
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
            if isRow, lastRow != runIndex,
              pending.isOtherRow(record, place, slot, entry, source)
            {
              rows.append(record)
              lastRow = runIndex
            }
            pending.note(record, place, slot, entry: index, of: source)
          }
        }
      }
    }
    if !rows.isEmpty { pending.eraseUnwritten(of: rows, by: source) }
  }

  /// Memberships that an answer taught: they can turn an absent fragment into one that is there.
  func learn(_ memberships: [Membership]) {
    let known = learned.count
    learned.formUnion(memberships)
    if learned.count > known { hasChanged = true }
  }

  /// Keeps the memory of a small list for the next batch: most change a slot or two.
  private func spare(_ list: inout ContiguousArray<PendingChanges.Change>) {
    if list.capacity > StoreCore.fewChanges { return }
    list.removeAll(keepingCapacity: true)
    swap(&list, &spareChanges)
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
