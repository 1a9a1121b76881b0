extension Record {
  /// The value of a slot, the read registered. The pointer is used at once and never kept: it is valid
  /// until the record's slots change shape.
  @inlinable @inline(__always) func read(_ slot: SlotAddress) -> UnsafeMutablePointer<Value> {
    let head = head
    if head.pointee.type == slot.type, slot.index < head.pointee.count,
      let box = head.pointee.box
    {
      box._withUnsafeGuaranteedRef { $0.access(fixed: Int(slot.index)) }
      return head.pointee.slots + Int(slot.index)
    }
    return readElsewhere(slot)
  }

  /// The first read of a record, a slot its type has no fixed place for, a record made before its type
  /// got the slot, or one the store let go of.
  @usableFromInline @inline(never) func readElsewhere(_ slot: SlotAddress) -> UnsafeMutablePointer<
    Value
  > {
    guard let place = place(slot) else { return Record.nothing }
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

  /// A missing value that is never written and never freed.
  nonisolated(unsafe) private static let nothing: UnsafeMutablePointer<Value> = {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: .missing)
    return pointer
  }()
}
