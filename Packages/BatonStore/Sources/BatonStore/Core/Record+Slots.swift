// Finding the slot of a key in a record. The pointers returned are valid until the record's slots
// change shape (`grow`, `insert`, `detach`), so they are used at once and never kept.

extension Record {
  /// The place of a slot in this record.
  enum Place {
    case fixed(Int)
    /// The position in the overflow, not the ordinal.
    case overflow(Int)
  }

  /// The value of a slot if the record has a place for it. Makes nothing.
  func find(_ slot: SlotAddress) -> UnsafeMutablePointer<Value>? {
    let head = head
    if head.pointee.home == nil { return nil }
    let index =
      slot.type == head.pointee.type
      ? slot.index : Registry.shared.index(type: head.pointee.type, key: slot.key)
    if let index, index < head.pointee.count { return head.pointee.slots + Int(index) }
    guard let position = overflowPosition(of: slot.key).found,
      let overflow = head.pointee.overflow
    else { return nil }
    return valuePointer(overflow + position)
  }

  /// The place of a slot, made if need be; nil in a record the store let go of.
  func place(_ slot: SlotAddress) -> Place? {
    let head = head
    if head.pointee.home == nil { return nil }
    let index: UInt32?
    if slot.type == head.pointee.type {
      index = slot.index
    } else {
      index = Registry.shared.index(type: head.pointee.type, key: slot.key)
    }
    guard let index else { return .overflow(insert(slot.key)) }
    if index >= head.pointee.count { grow() }
    return index < head.pointee.count ? .fixed(Int(index)) : nil
  }

  func pointer(_ place: Place) -> UnsafeMutablePointer<Value> {
    switch place {
    case .fixed(let index): return head.pointee.slots + index
    case .overflow(let position):
      guard let overflow = head.pointee.overflow else { return head.pointee.slots }
      return valuePointer(overflow + position)
    }
  }

  func channel(_ place: Place) -> Int {
    switch place {
    case .fixed(let index): return index
    case .overflow(let position): return head.pointee.overflow?[position].channel ?? 0
    }
  }

  /// The storage key number of every slot that is not missing, with its value.
  func forEachSlot(_ body: (_ key: UInt32, _ place: Place, _ value: Value) -> Void) {
    let head = head
    let keys = Registry.shared.slotKeys(type: head.pointee.type)
    for index in 0..<min(Int(head.pointee.count), keys.count) {
      let value = head.pointee.slots[index]
      if !value.isMissing { body(keys[index], .fixed(index), value) }
    }
    guard let overflow = head.pointee.overflow else { return }
    for position in 0..<Int(head.pointee.overflowCount) where !overflow[position].value.isMissing {
      body(overflow[position].key, .overflow(position), overflow[position].value)
    }
  }

  /// A pointer to the value inside an overflow slot, which is stored after the key and the ordinal.
  private func valuePointer(
    _ slot: UnsafeMutablePointer<OverflowSlot>
  ) -> UnsafeMutablePointer<Value> {
    let offset = MemoryLayout<OverflowSlot>.offset(of: \.value) ?? 0
    return (UnsafeMutableRawPointer(slot) + offset).assumingMemoryBound(to: Value.self)
  }

  private func overflowPosition(of key: UInt32) -> (found: Int?, insertion: Int) {
    guard let overflow = head.pointee.overflow else { return (nil, 0) }
    var low = 0
    var high = Int(head.pointee.overflowCount)
    while low < high {
      let middle = (low + high) / 2
      if overflow[middle].key < key { low = middle + 1 } else { high = middle }
    }
    let found = low < Int(head.pointee.overflowCount) && overflow[low].key == key
    return (found ? low : nil, low)
  }

  /// The position of a key's overflow slot, made if there is none.
  private func insert(_ key: UInt32) -> Int {
    let (found, position) = overflowPosition(of: key)
    if let found { return found }
    let head = head
    let count = Int(head.pointee.overflowCount)
    var capacity = Int(head.pointee.overflowCapacity)
    if count == capacity {
      capacity = max(4, capacity * 2)
      let larger = UnsafeMutablePointer<OverflowSlot>.allocate(capacity: capacity)
      if let overflow = head.pointee.overflow {
        larger.moveInitialize(from: overflow, count: count)
        overflow.deallocate()
      }
      head.pointee.overflow = larger
      head.pointee.overflowCapacity = UInt32(capacity)
    }
    guard let overflow = head.pointee.overflow else { return 0 }
    if position < count {
      (overflow + position + 1).moveInitialize(from: overflow + position, count: count - position)
    }
    let slot = OverflowSlot(key: key, ordinal: head.pointee.nextOrdinal, value: .missing)
    head.pointee.nextOrdinal += 1
    Channels.ensure(slot.channel)
    (overflow + position).initialize(to: slot)
    head.pointee.overflowCount += 1
    return position
  }

  /// Makes room for all the fixed slots the type has by now, and moves to their place the values that
  /// had none.
  private func grow() {
    let head = head
    let keys = Registry.shared.slotKeys(type: head.pointee.type)
    let old = Int(head.pointee.count)
    guard keys.count > old else { return }
    let slots = UnsafeMutablePointer<Value>.allocate(capacity: keys.count)
    slots.moveInitialize(from: head.pointee.slots, count: old)
    (slots + old).initialize(repeating: .missing, count: keys.count - old)
    if head.pointee.isGrown { head.pointee.slots.deallocate() }
    head.pointee.slots = slots
    head.pointee.count = UInt32(keys.count)
    head.pointee.isGrown = true
    for index in old..<keys.count {
      guard let position = overflowPosition(of: keys[index]).found,
        let overflow = head.pointee.overflow
      else { continue }
      let moved = (overflow + position).move()
      let rest = Int(head.pointee.overflowCount) - position - 1
      (overflow + position).moveInitialize(from: overflow + position + 1, count: rest)
      head.pointee.overflowCount -= 1
      head.pointee.box?.takeUnretainedValue().move(moved.channel, toIndex: index)
      slots[index] = moved.value
    }
  }
}
