// Optimistic responses that are functions of the store (B-12.4). Such a function reads through lenses, and
// lenses read records; so while it runs, and only then, the records hold what is below its layer.

extension StoreCore {
  /// Asks a layer for its response above what is pending; nothing is told of what is shown meanwhile.
  ///
  /// - Returns: Whether the pass can go on. A function that begins a batch makes the pass stale: it is done
  ///   again, with the answers that the functions gave last, or they could disturb it for ever.
  func ask(
    _ layer: Layer, above pending: inout PendingChanges, _ running: inout RunningBatch
  ) -> Bool {
    guard let answer = layer.answer, shown == nil else { return true }
    if layer.isFresh {
      layer.isFresh = false
      return true
    }
    let number = batch
    let made = (after: passStart, last: lastNumber)
    shown = show(pending)
    do {
      layer.changes = try answer()
      layer.hasFailed = false
    } catch {
      if !layer.hasFailed { running.failures.append(.optimisticFailed) }
      layer.changes = nil
      layer.hasFailed = true
    }
    uncover()
    shown = nil
    if batch == number {
      pending.renameMoved()
      return true
    }
    running.note(made)
    for layer in layers { layer.isFresh = true }
    running.added?.isFresh = true
    return false
  }

  /// Writes what is pending into the records; what they held.
  private func show(_ pending: PendingChanges) -> [Layer.Undo] {
    var layouts = SlotLayouts()
    let fates = pending.fates.map { fate in
      let record = fate.record.takeUnretainedValue()
      let held = Layer.Undo(record: record, wasDeleted: record.isDeleted)
      mark(record, isDeleted: fate.isDeleted)
      return held
    }
    let errors = pending.errors.list.map { change in
      let held = Layer.Undo(
        record: change.record, key: change.key, errors: self.errors[change.record, change.key])
      if change.record.home != nil {
        self.errors.set(change.errors, at: change.key, of: change.record)
      }
      return held
    }
    return fates + errors
      + pending.list.compactMap { change in
        let record = change.record.takeUnretainedValue()
        guard let place = record.place(of: change.key) else { return nil }
        let held = Layer.Undo(
          record: record, key: layouts.key(of: place, in: record),
          value: record.pointer(place).value)
        record.pointer(place).replace(with: pending.value(of: change))
        return held
      }
  }

  /// Gives the records back what they held before a function was asked. A batch that the function begins
  /// does so first, and the function reads on what that batch left.
  func uncover() {
    guard let shown else { return }
    for held in shown {
      if let wasDeleted = held.wasDeleted {
        mark(held.record, isDeleted: wasDeleted)
        continue
      }
      if let errors = held.errors {
        if held.record.home != nil { self.errors.set(errors, at: held.key, of: held.record) }
        continue
      }
      guard let place = held.record.place(SlotAddress(key: held.key)) else { continue }
      held.record.pointer(place).replace(with: held.value)
    }
    self.shown = []
  }
}
