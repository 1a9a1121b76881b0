extension StoreCore {
  /// Applies an optimistic response on top of everything, as one batch.
  ///
  /// - Parameter answer: Asked for the response that takes the place of this one when something changed
  ///   below the layer.
  func applyLayer(
    _ changes: ChangeSet?, answer: (() throws -> ChangeSet?)? = nil
  ) -> (id: LayerID, summary: CommitSummary) {
    lastLayer += 1
    let id = LayerID(number: lastLayer)
    if let changes {
      if changes.isSpent { return (id, CommitSummary()) }
      changes.isSpent = true
    }
    underWay.insert(id)
    defer { underWay.remove(id) }
    return (id, run(adding: Layer(id: id, changes: changes, answer: answer)))
  }

  /// Takes a layer back; those above it are applied again over the gap.
  func revert(_ layer: LayerID) -> CommitSummary {
    guard underWay.contains(layer) || layers.contains(where: { $0.id == layer }) else {
      return CommitSummary()
    }
    underWay.remove(layer)
    return run(removing: layer)
  }

  /// The answer to a layer's operation.
  func resolve(_ layer: LayerID, with changes: ChangeSet) -> CommitSummary {
    if changes.isSpent { return revert(layer) }
    changes.isSpent = true
    underWay.remove(layer)
    return run(writing: changes, removing: layer)
  }

  /// What applying a layer came to, kept until the batch writes.
  struct AppliedLayer {
    let layer: Layer
    let undo: [Layer.Undo]
    let named: [Record]
    var problems: [CommitProblem] = []

    /// The layer shows from now on.
    func settle() {
      layer.undo = undo
      layer.named = named
    }
  }

  /// Applies the layers that there will be, or only the one that comes; nil where a layer's function began a
  /// batch: what this one found out is stale.
  func applyLayers(
    _ running: inout RunningBatch, isOnTop: Bool, _ pending: inout PendingChanges
  ) -> (remaining: [Layer], applied: [AppliedLayer])? {
    if layers.isEmpty, running.added == nil { return ([], []) }
    var remaining = layers.filter { $0.id != running.removed }
    var coming = isOnTop ? [] : remaining
    // An observer may have taken the layer back before it was there.
    if let added = running.added, underWay.contains(added.id) {
      remaining.append(added)
      coming.append(added)
    }
    var applied: [AppliedLayer] = []
    for layer in coming {
      guard ask(layer, above: &pending, &running) else { return nil }
      applied.append(apply(layer, running, &pending))
    }
    return (remaining, applied)
  }

  private func apply(
    _ layer: Layer, _ running: RunningBatch, _ pending: inout PendingChanges
  ) -> AppliedLayer {
    guard let changes = layer.changes else {
      return AppliedLayer(layer: layer, undo: [], named: [])
    }
    let last = lastNumber
    let entities = resolve(changes)
    defer { entities.deallocate() }
    let source = PendingChanges.Source(changes, entities)
    pending.journal = []
    pending.name(source, in: self)
    pending.clearErrors(answeredBy: source, in: self)
    pending.write(source) { $0.number > passStart || running.made($0) }
    let edits = edit(source, &pending)
    pending.setErrors(of: source)
    if let edits { pending.copyErrors(edits.errors) }
    let undo = pending.journal ?? []
    pending.journal = nil
    let named =
      (0..<entities.count).map { entities[$0].takeUnretainedValue() } + (edits?.named ?? [])
    for record in named where record.number > last && !record.head.pointee.isProvisional {
      record.head.pointee.isProvisional = true
      provisional.append(record)
    }
    return AppliedLayer(layer: layer, undo: undo, named: named, problems: edits?.problems ?? [])
  }

  /// What an answer names stays when the layer that made it goes.
  func keep(_ source: PendingChanges.Source, _ named: [Record]) {
    let entities = source.values.entities
    for index in 0..<entities.count {
      entities[index]._withUnsafeGuaranteedRef { $0.head.pointee.isProvisional = false }
    }
    for record in named { record.head.pointee.isProvisional = false }
    let known = provisional.count
    provisional.removeAll { !$0.head.pointee.isProvisional }
    // A lookup finds them from now on, though they show what they showed.
    if provisional.count < known { hasChanged = true }
  }

  /// Lets go of the records that only a layer made and no layer names any more.
  func dropProvisional() {
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
