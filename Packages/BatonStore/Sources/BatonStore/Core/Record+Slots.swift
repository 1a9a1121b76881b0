// Finding the slot of a key in a record.

extension Record {
  /// The place of a slot in this record; right until the record's slots change shape.
  enum Place {
    case fixed(Int)
    /// The position in the overflow, not the ordinal.
    case overflow(Int)
  }

  /// A fixed slot below `count`.
  @inline(__always) func fixed(_ index: Int) -> SlotPointer {
    let head = head
    return SlotPointer(
      payload: head.pointee.payloads + index,
      tag: Record.tags(head.pointee.payloads, Int(head.pointee.count)) + index)
  }

  /// A slot if the record has a place for it. Makes nothing.
  func find(_ slot: SlotAddress) -> SlotPointer? {
    let head = head
    if head.pointee.home == nil { return nil }
    let index =
      slot.type == head.pointee.type
      ? slot.index : Registry.shared.index(type: head.pointee.type, key: slot.key)
    if let index, index < head.pointee.count { return fixed(Int(index)) }
    guard let overflow = head.pointee.overflow,
      let position = overflow.pointee.position(of: slot.key).found
    else { return nil }
    return overflow.pointee.pointer(position)
  }

  /// The place of a slot, made if need be; nil in a record the store let go of.
  func place(_ slot: SlotAddress) -> Place? {
    let head = head
    if head.pointee.home == nil { return nil }
    if slot.type == head.pointee.type { return fixedPlace(slot.index) }
    let version = Registry.shared.slotVersion
    if let position = head.pointee.overflow?.pointee.position(of: slot.key, unfixedAt: version) {
      return .overflow(position)
    }
    if let index = Registry.shared.index(type: head.pointee.type, key: slot.key) {
      return fixedPlace(index)
    }
    return .overflow(insert(slot.key, unfixedAt: version))
  }

  @inline(__always) private func fixedPlace(_ index: UInt32) -> Place? {
    let head = head
    if index >= head.pointee.count { growToType() }
    return index < head.pointee.count ? .fixed(Int(index)) : nil
  }

  @inline(__always) func pointer(_ place: Place) -> SlotPointer {
    switch place {
    case .fixed(let index): return fixed(index)
    case .overflow(let position):
      guard let overflow = head.pointee.overflow else { return SlotPointer.nothing }
      return overflow.pointee.pointer(position)
    }
  }

  @inline(__always) func channel(_ place: Place) -> Int {
    switch place {
    case .fixed(let index): return index
    case .overflow(let position): return head.pointee.overflow?.pointee.slots[position].channel ?? 0
    }
  }

  /// The storage key number and the place of every slot that is not missing.
  func forEachSlot(_ body: (_ key: UInt32, _ place: Place, _ value: Value) -> Void) {
    let head = head
    let keys = Registry.shared.slotKeys(type: head.pointee.type)
    for index in 0..<min(Int(head.pointee.count), keys.count) where !fixed(index).isMissing {
      body(keys[index], .fixed(index), fixed(index).value)
    }
    guard let overflow = head.pointee.overflow else { return }
    for position in 0..<overflow.pointee.count {
      let slot = overflow.pointee.pointer(position)
      if slot.isMissing { continue }
      body(overflow.pointee.slots[position].key, .overflow(position), slot.value)
    }
  }

  private func insert(_ key: UInt32, unfixedAt version: UInt32) -> Int {
    let overflow = head.pointee.overflow ?? OverflowTable.make()
    if head.pointee.overflow == nil { home?.forgetShadow(of: self) }
    head.pointee.overflow = overflow
    let position = overflow.pointee.insert(key)
    overflow.pointee.slots[position].unfixedAt = version
    return position
  }

  /// Makes room for all the fixed slots the type has by now, and moves to their place the values that
  /// had none.
  private func growToType() {
    let old = Int(head.pointee.count)
    let keys = Registry.shared.slotKeys(type: head.pointee.type)
    grow(to: keys.count)
    guard let overflow = head.pointee.overflow, keys.count > old else { return }
    for index in old..<keys.count {
      guard let position = overflow.pointee.position(of: keys[index]).found else { continue }
      let channel = overflow.pointee.slots[position].channel
      head.pointee.box?.takeUnretainedValue().move(channel, toIndex: index)
      fixed(index).take(overflow.pointee.pointer(position))
      overflow.pointee.forget(position)
    }
  }
}

extension SlotPointer {
  /// A missing slot that is never written and never freed.
  nonisolated(unsafe) static let nothing: SlotPointer = {
    let payload = UnsafeMutablePointer<SlotPayload>.allocate(capacity: 1)
    payload.initialize(to: SlotPayload())
    let tag = UnsafeMutablePointer<ValueTag>.allocate(capacity: 1)
    tag.initialize(to: .missing)
    return SlotPointer(payload: payload, tag: tag)
  }()
}
