extension Record {
  /// A slot to read, the read registered.
  @inlinable @inline(__always) func read(_ slot: SlotAddress) -> SlotPointer {
    let head = head
    let count = head.pointee.count
    if head.pointee.type == slot.type, slot.index < count, let box = head.pointee.box {
      box._withUnsafeGuaranteedRef { $0.access(fixed: Int(slot.index)) }
      return fixed(Int(slot.index))
    }
    return readElsewhere(slot)
  }

  /// The first read of a record, a slot its type has no fixed place for, a record made before its type
  /// got the slot, or one the store let go of.
  @usableFromInline @inline(never) func readElsewhere(_ slot: SlotAddress) -> SlotPointer {
    guard let place = place(slot) else { return SlotPointer.nothing }
    observationBox.access(channel(place))
    return pointer(place)
  }

  /// The registrar's box, made at the first read.
  private var observationBox: ObservationBox {
    if let box = head.pointee.box { return box.takeUnretainedValue() }
    let box = ObservationBox()
    head.pointee.box = .passRetained(box)
    return box
  }
}
