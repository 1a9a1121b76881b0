extension StoreCore {
  /// Applies an optimistic response on top of everything, as one batch.
  func applyLayer(_ changes: ChangeSet) -> (id: LayerID, summary: CommitSummary) {
    lastLayer += 1
    let id = LayerID(number: lastLayer)
    if changes.isSpent { return (id, CommitSummary()) }
    changes.isSpent = true
    return (id, rebase(writing: nil, removing: nil, adding: Layer(id: id, changes: changes)))
  }

  /// Takes a layer back; those above it are applied again over the gap.
  func revert(_ layer: LayerID) -> CommitSummary {
    guard layers.contains(where: { $0.id == layer }) else { return CommitSummary() }
    return rebase(writing: nil, removing: layer, adding: nil)
  }

  /// The answer to a layer's operation.
  func resolve(_ layer: LayerID, with changes: ChangeSet) -> CommitSummary {
    if changes.isSpent { return revert(layer) }
    changes.isSpent = true
    return rebase(writing: changes, removing: layer, adding: nil)
  }

  /// One batch (B-12.2): all layers are lifted, the change set is written, one layer goes or comes, the
  /// others are applied again, and the net difference is told.
  func rebase(
    writing changes: ChangeSet?, removing removed: LayerID?, adding added: Layer?
  ) -> CommitSummary {
    var summary = CommitSummary()
    batch &+= 1
    depth += 1
    defer { endBatch() }
    var overlay = Overlay()
    for layer in layers.reversed() {
      for undo in layer.undo.reversed() { overlay[undo.slot] = undo.value }
    }
    if let changes {
      summary.errors = changes.errors
      learn(changes.parts.memberships)
      let entities = resolve(changes, &summary)
      for index in 0..<entities.count {
        provisional.removeAll { $0 === entities[index].takeUnretainedValue() }
      }
      _ = overlay.write(changes.parts, entities, madeIn: batch)
      entities.deallocate()
    }
    layers.removeAll { $0.id == removed }
    if let added {
      summary.errors = added.changes.errors
      layers.append(added)
    }
    for layer in layers { apply(layer, on: &overlay, &summary) }
    tell(overlay, &summary)
    dropProvisional()
    return summary
  }

  private func apply(_ layer: Layer, on overlay: inout Overlay, _ summary: inout CommitSummary) {
    learn(layer.changes.parts.memberships)
    let before = summary.made
    let entities = resolve(layer.changes, &summary)
    defer { entities.deallocate() }
    layer.named = (0..<entities.count).map { entities[$0].takeUnretainedValue() }
    if summary.made > before {
      let known = Set(provisional.map(ObjectIdentifier.init))
      var seen = known
      for record in layer.named
      where record.head.pointee.batch == batch && seen.insert(ObjectIdentifier(record)).inserted {
        provisional.append(record)
      }
    }
    layer.undo = overlay.write(layer.changes.parts, entities, madeIn: batch)
  }

  /// Tells, writes and tells again of the slots that differ in the end.
  private func tell(_ overlay: Overlay, _ summary: inout CommitSummary) {
    let generation = generation
    let changed = overlay.slots.filter { slot in
      guard let held = slot.record.pointer(to: slot.name) else { return false }
      return !held.value.isSame(as: overlay[slot])
    }
    var told: ContiguousArray<Told> = []
    for slot in changed {
      guard let place = slot.record.place(of: slot.name),
        let channel = self.told(slot.record, place)
      else { continue }
      told.append(channel)
    }
    willSet(told)
    // An observer cleared the store: what the batch changed is gone.
    guard generation == self.generation else { return }
    for slot in changed {
      guard let held = slot.record.pointer(to: slot.name) else { continue }
      if slot.record.head.pointee.batch != batch {
        summary.changed += 1
        hasChanged = true
        if recordsChanges {
          summary.changes.append(
            CommitSummary.Change(
              record: slot.record.fullKey, field: slot.record.storageKey(of: slot.name),
              heldValue: !held.isMissing))
        }
      }
      held.replace(with: overlay[slot])
    }
    didSet(told)
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
