// The state there will be, slot by slot.

extension PendingChanges {
  /// What a slot will hold.
  mutating func value(_ record: Record, _ slot: SlotAddress) -> Value {
    if record.head.pointee.pending != 0, let place = record.foundPlace(slot),
      let position = position(record, place)
    {
      return value(of: list[position])
    }
    return record.find(slot)?.value ?? .missing
  }

  mutating func value(_ record: Record, _ place: Record.Place) -> Value {
    if let position = position(record, place) { return value(of: list[position]) }
    return record.pointer(place).value
  }

  /// Gives a slot a value; nothing happens in a record the store let go of.
  mutating func set(_ record: Record, _ slot: SlotAddress, _ value: Value) {
    guard let place = record.place(slot) else { return }
    set(record, place, value)
  }

  mutating func set(_ record: Record, _ place: Record.Place, _ value: Value) {
    if journal != nil {
      let old = self.value(record, place)
      if old.isSame(as: value) { return }
      let key = layouts.key(of: place, in: record)
      journal?.append(Layer.Undo(record: record, key: key, value: old))
    }
    given.append(value)
    let entry = ~(given.count - 1)
    guard let position = position(record, place) else {
      add(record, place, entry: entry, isOpen: true)
      return
    }
    if record.head.pointee.isEdge { record.home?.edgeEpoch &+= 1 }
    list[position].entry = entry
    list[position].isOpen = true
  }

  /// Takes a layer's writes back.
  mutating func lift(_ layer: Layer) {
    for undo in layer.undo.reversed() {
      if let wasDeleted = undo.wasDeleted {
        if undo.record.home != nil { setDeleted(undo.record, wasDeleted) }
        continue
      }
      if let errors = undo.errors {
        setErrors(errors, at: undo.key, of: undo.record)
        continue
      }
      guard let place = undo.record.place(SlotAddress(key: undo.key)) else { continue }
      set(undo.record, place, undo.value)
      if let position = position(undo.record, place) {
        list[position].lifted = ~list[position].entry
      }
    }
  }

  /// The slots of each of some records that hold something or may come to.
  mutating func heldPlaces(of records: [Record]) -> [[Record.Place]] {
    var named: [UInt32: [Int]] = [:]
    for record in records { named[record.index] = [] }
    for (position, change) in list.enumerated() {
      named[change.record.takeUnretainedValue().index]?.append(position)
    }
    return records.map { record in
      var held = record.heldPlaces
      for position in named[record.index] ?? [] {
        guard let place = record.place(of: list[position].key) else { continue }
        if record.pointer(place).isMissing {
          held.append(place)
        }
      }
      return held
    }
  }
}

extension Record {
  /// The place of a slot, if the record has one.
  func foundPlace(_ slot: SlotAddress) -> Place? {
    let head = head
    let index =
      slot.type == head.pointee.type
      ? slot.index : Registry.shared.index(type: head.pointee.type, key: slot.key)
    if let index, index < head.pointee.count { return .fixed(Int(index)) }
    return head.pointee.overflow?.pointee.position(of: slot.key).found.map { .overflow($0) }
  }
}

/// The storage keys of the fixed slots by type, as far as they were asked for.
struct SlotLayouts {
  private var keys = [UInt32: [UInt32]]()

  /// The number of a slot's storage key: the one name that stays the same when the record's type gets a
  /// fixed place for it.
  mutating func key(of place: Record.Place, in record: Record) -> UInt32 {
    switch place {
    case .overflow(let position):
      return record.head.pointee.overflow?.pointee.slots[position].key ?? 0
    case .fixed(let index):
      if let known = keys[record.type], index < known.count { return known[index] }
      let known = Registry.shared.slotKeys(type: record.type)
      keys[record.type] = known
      return index < known.count ? known[index] : 0
    }
  }
}
