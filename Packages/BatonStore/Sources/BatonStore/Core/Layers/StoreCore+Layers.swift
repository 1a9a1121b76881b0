extension StoreCore {
  /// Applies an optimistic response on top of everything, as one batch.
  ///
  /// - Parameter answer: Asked for the response that takes the place of this one when something changed
  ///   below the layer.
  func applyLayer(
    _ changes: ChangeSet?, answer: (() -> ChangeSet?)? = nil
  ) -> (id: LayerID, summary: CommitSummary) {
    lastLayer += 1
    let id = LayerID(number: lastLayer)
    if let changes {
      if changes.isSpent { return (id, CommitSummary()) }
      changes.isSpent = true
    }
    underWay.insert(id)
    defer { underWay.remove(id) }
    return (id, run(RunningBatch(adding: Layer(id: id, changes: changes, answer: answer))))
  }

  /// Takes a layer back; those above it are applied again over the gap.
  func revert(_ layer: LayerID) -> CommitSummary {
    guard underWay.contains(layer) || layers.contains(where: { $0.id == layer }) else {
      return CommitSummary()
    }
    underWay.remove(layer)
    return run(RunningBatch(removing: layer))
  }

  /// The answer to a layer's operation.
  func resolve(_ layer: LayerID, with changes: ChangeSet) -> CommitSummary {
    if changes.isSpent { return revert(layer) }
    changes.isSpent = true
    underWay.remove(layer)
    return run(RunningBatch(writing: changes, removing: layer))
  }

  /// One pass of a batch while there are layers (B-12.2): all layers are lifted, the change set is
  /// written, one layer goes or comes, the others are applied again, and the net difference is told.
  /// Until everybody is told nothing but new records is written.
  func rebase(_ running: inout RunningBatch) -> Bool {
    var overlay = Overlay()
    var stays: Set<ObjectIdentifier> = []
    // A layer on top leaves those below it as they are.
    let isOnTop = running.changes == nil && running.removed == nil
    if !isOnTop {
      for layer in layers.reversed() {
        for undo in layer.undo.reversed() { overlay[undo.slot] = undo.value }
      }
    }
    if let changes = running.changes {
      let entities = resolve(changes, &running.summary)
      stays = keep(entities)
      _ = overlay.write(changes.parts, entities, madeAfter: passStart)
      entities.deallocate()
    }
    var remaining = layers.filter { $0.id != running.removed }
    var applied: [AppliedLayer] = []
    if !isOnTop {
      for layer in remaining {
        guard let done = apply(layer, on: &overlay, keeping: stays, &running) else { return false }
        applied.append(done)
      }
    }
    // An observer may have taken the layer back before it was there.
    if let added = running.added, underWay.contains(added.id) {
      remaining.append(added)
      guard let done = apply(added, on: &overlay, keeping: stays, &running) else { return false }
      applied.append(done)
    }
    let changed = overlay.changed
    guard tell(channels(of: changed), &running) else { return false }

    layers = remaining
    for done in applied {
      done.layer.undo = done.undo
      done.layer.named = done.named
    }
    for slot in changed { write(slot, overlay[slot], &running) }
    dropProvisional()
    didSet(running.told)
    return true
  }

  /// What applying a layer came to, kept until the batch writes.
  private struct AppliedLayer {
    let layer: Layer
    let undo: [Layer.Undo]
    let named: [Record]
  }

  /// Nil where the layer's function began a batch: what this one found out is stale.
  private func apply(
    _ layer: Layer, on overlay: inout Overlay, keeping stays: Set<ObjectIdentifier>,
    _ running: inout RunningBatch
  ) -> AppliedLayer? {
    guard ask(layer, above: overlay, &running) else { return nil }
    guard let changes = layer.changes else {
      return AppliedLayer(layer: layer, undo: [], named: [])
    }
    let before = running.summary.made
    let entities = resolve(changes, &running.summary)
    defer { entities.deallocate() }
    let named = (0..<entities.count).map { entities[$0].takeUnretainedValue() }
    if running.summary.made > before {
      var seen = stays.union(provisional.map(ObjectIdentifier.init))
      for record in named
      where record.number > passStart && seen.insert(ObjectIdentifier(record)).inserted {
        provisional.append(record)
      }
    }
    let undo = overlay.write(changes.parts, entities, madeAfter: passStart)
    return AppliedLayer(layer: layer, undo: undo, named: named)
  }

  private func channels(of slots: [Overlay.Slot]) -> ContiguousArray<Told> {
    var channels: ContiguousArray<Told> = []
    for slot in slots where slot.record.head.pointee.box != nil {
      guard let place = slot.record.place(SlotAddress(key: slot.key)),
        let channel = told(slot.record, place)
      else { continue }
      channels.append(channel)
    }
    return channels
  }

  private func write(_ slot: Overlay.Slot, _ value: Value, _ running: inout RunningBatch) {
    guard let place = slot.record.place(SlotAddress(key: slot.key)) else { return }
    let held = slot.record.pointer(place)
    if !running.made(slot.record) {
      hasChanged = true
      running.summary.changed += 1
      if recordsChanges {
        running.summary.changes.append(
          CommitSummary.Change(
            record: slot.record.fullKey, field: Registry.shared.text(ofKey: slot.key),
            heldValue: !held.isMissing))
      }
    }
    held.replace(with: value)
  }

  /// What an answer names stays when the layer that made it goes.
  @discardableResult
  func keep(_ entities: FlatBuffer<Unmanaged<Record>>) -> Set<ObjectIdentifier> {
    var named: Set<ObjectIdentifier> = []
    named.reserveCapacity(entities.count)
    for index in 0..<entities.count {
      named.insert(ObjectIdentifier(entities[index].takeUnretainedValue()))
    }
    provisional.removeAll { named.contains(ObjectIdentifier($0)) }
    return named
  }

  /// Lets go of the records that only a layer made and no layer names any more.
  private func dropProvisional() {
    guard !provisional.isEmpty else { return }
    var named: Set<ObjectIdentifier> = []
    for layer in layers { named.formUnion(layer.named.map(ObjectIdentifier.init)) }
    let dropped = provisional.filter { !named.contains(ObjectIdentifier($0)) }
    provisional.removeAll { !named.contains(ObjectIdentifier($0)) }
    for record in dropped where record.home != nil {
      remove(record)
      letGo(record)
      hasChanged = true
    }
  }
}
