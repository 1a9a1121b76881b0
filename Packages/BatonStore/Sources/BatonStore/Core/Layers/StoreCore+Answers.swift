// Optimistic responses that are functions of the store (B-12.4). Such a function reads through lenses, and
// lenses read records; so while it runs, and only then, the records hold what is below its layer.

extension StoreCore {
  /// Asks a layer for its response above what the overlay says; nothing is told of what is shown meanwhile.
  ///
  /// - Returns: Whether the pass can go on. A function that begins a batch makes the pass stale: it is done
  ///   again, with the answers that the functions gave last, or they could disturb it for ever.
  func ask(_ layer: Layer, above overlay: Overlay, _ running: inout RunningBatch) -> Bool {
    guard let answer = layer.answer, shown == nil else { return true }
    if layer.isFresh {
      layer.isFresh = false
      return true
    }
    let number = batch
    let made = (after: passStart, last: lastNumber)
    shown = show(overlay)
    layer.changes = answer()
    uncover()
    shown = nil
    if batch == number { return true }
    running.note(made)
    for layer in layers { layer.isFresh = true }
    running.added?.isFresh = true
    return false
  }

  /// Writes the overlay into the records; what they held.
  private func show(_ overlay: Overlay) -> [Layer.Undo] {
    overlay.changed.map { slot in
      let held = Layer.Undo(slot: slot, value: slot.held)
      put(overlay[slot], in: slot)
      return held
    }
  }

  /// Gives the records back what they held before a function was asked. A batch that the function begins
  /// does so first, and the function reads on what that batch left.
  func uncover() {
    for held in shown ?? [] { put(held.value, in: held.slot) }
    if shown != nil { shown = [] }
  }

  private func put(_ value: Value, in slot: Overlay.Slot) {
    guard let place = slot.record.place(SlotAddress(key: slot.key)) else { return }
    slot.record.pointer(place).replace(with: value)
  }
}
