extension StoreCore {
  /// Writes a slot of the runtime's own, which no response and no layer writes, as one local batch (B-8.1).
  func write(_ value: Value, to slot: SlotAddress, of record: Record) {
    guard let place = record.place(slot), !record.pointer(place).value.isSame(as: value) else {
      return
    }
    uncover()
    batch &+= 1
    depth += 1
    defer { endBatch() }
    let told = told(record, place).map { ContiguousArray(repeating: $0, count: 1) } ?? []
    willSet(told)
    // An observer may have made the store let go of the record, or given it another shape.
    if let place = record.place(slot) {
      put(value, in: record.pointer(place), of: record)
      noteWrite(slot.key, in: record, by: beginWriting(.runtime, ""))
    }
    didSet(told)
  }

  /// After the last batch under way, whose observers may have begun others.
  @MainActor func tellCommit() {
    guard depth == 0, hasChanged else { return }
    hasChanged = false
    onCommit?()
  }
}
