extension StoreCore {
  /// Lets go of the records that no root reaches and no layer needs (B-15.2). In those that stay, what led
  /// to one that went is missing, and so is what is kept under variables of roots that are gone.
  ///
  /// Takes time in proportion to the records there are and were. Who observes a value that goes is told
  /// as by a batch. Observers that then begin batches have it start again, a few times; where they go on,
  /// it is due again on the next turn, so that a turn ends.
  func collect() {
    // A batch under way holds on to what it found.
    guard depth == 0 else {
      isCollectionDue = true
      return
    }
    isCollectionDue = false
    depth += 1
    defer { endBatch() }
    var keysLeft = false
    var told: ContiguousArray<Told> = []
    for _ in 0..<StoreCore.collectionAttempts {
      if owners.forgetAll(where: { roots.roots[RootID(number: $0)] == nil }) { keysLeft = true }
      ownerLimit = max(StoreCore.fewOwners, 2 * owners.count)
      let marking = mark()
      defer { marking.deallocate() }
      var sweep = Sweep(self, marking)
      sweep.find(keysLeft: keysLeft)
      let known = Set(told)
      let fresh = sweep.told().filter { !known.contains($0) }
      told += fresh
      batch &+= 1
      let (number, change) = (batch, roots.changes)
      isSweeping = true
      willSet(ContiguousArray(fresh))
      isSweeping = false
      // Who was told may have begun a batch, or asked for a root.
      if batch != number || roots.changes != change { continue }
      sweep.write()
      didSet(told)
      return
    }
    didSet(told)
    isCollectionDue = true
  }

  private static let collectionAttempts = 8

  private func mark() -> Marking {
    var marking = Marking(self)
    for kind in OperationKind.allCases { marking.keep(root(kind).index) }
    for (id, root) in roots.roots { marking.add(root, owner: id.number) }
    for layer in layers {
      for record in layer.named where record.home === self { marking.keep(record.index) }
      for undo in layer.undo { marking.keep(key: undo.key) }
    }
    for targets in marking.hidden.all {
      targets.walk { record in
        if record.home === self { marking.keep(record.index) }
      }
    }
    for batch in image?.waiting ?? [] { keep(batch, in: &marking) }
    return marking
  }

  /// What is not in the image yet stays in memory, where a check finds it.
  private func keep(_ batch: ImageBatch, in marking: inout Marking) {
    for record in (batch.extras?.slots ?? []).map(\.record) where record.home === self {
      marking.keep(record.index)
    }
    guard let changes = batch.changes else { return }
    for key in changes.keys { marking.keep(key: key) }
    for index in 0..<changes.parts.entities.count {
      let entity = changes.parts.entities[index]
      let key = RecordKey(
        type: entity.type, isKeyed: entity.isKeyed, hash: entity.hash,
        bytes: changes.parts.bytes(entity.key))
      if let record = look(key).record { marking.keep(record.takeUnretainedValue().index) }
    }
  }
}
