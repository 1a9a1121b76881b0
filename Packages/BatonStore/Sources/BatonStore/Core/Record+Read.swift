extension Record {
  /// The payload of a slot that holds a value of a kind, the read registered; nil where it does not, and
  /// nothing is registered.
  ///
  /// The tag is looked at first, so that only the payload's address has to survive the call into
  /// Observation. Nobody else writes meanwhile: this is the main actor.
  @inline(__always)
  private func read(_ slot: SlotAddress, _ tag: ValueTag) -> UnsafeMutableRawPointer? {
    let head = head
    let index = Int(slot.index)
    let count = Int(head.pointee.count)
    guard head.pointee.type == slot.type, index < count, let box = head.pointee.box else {
      return nil
    }
    let payload = head.pointee.payloads + index
    guard Record.tags(head.pointee.payloads, count)[index] == tag else { return nil }
    box._withUnsafeGuaranteedRef { $0.access(fixed: index) }
    return UnsafeMutableRawPointer(payload)
  }

  // Sound because the tag says what the payload's memory is bound to.

  @inline(__always) func string(_ slot: SlotAddress) -> String? {
    read(slot, .string)?.assumingMemoryBound(to: String.self).pointee
  }

  @inline(__always) func int(_ slot: SlotAddress) -> Int? {
    read(slot, .int)?.assumingMemoryBound(to: Int.self).pointee
  }

  @inline(__always) func double(_ slot: SlotAddress) -> Double? {
    read(slot, .double)?.assumingMemoryBound(to: Double.self).pointee
  }

  @inline(__always) func bool(_ slot: SlotAddress) -> Bool? {
    read(slot, .bool)?.assumingMemoryBound(to: Bool.self).pointee
  }

  @inline(__always) func link(_ slot: SlotAddress) -> Record? {
    read(slot, .link)?.assumingMemoryBound(to: Record.self).pointee
  }

  @inline(__always) func list(_ slot: SlotAddress) -> LinkList? {
    read(slot, .list)?.assumingMemoryBound(to: LinkList.self).pointee
  }

  /// Any slot, the read registered: the first read of a record, a value of another kind, a slot its type
  /// has no fixed place for, a record made before its type got the slot, or one the store let go of.
  func read(_ slot: SlotAddress) -> SlotPointer {
    guard let place = place(slot) else { return SlotPointer.nothing }
    switch place {
    case .fixed(let index): observationBox.access(fixed: index)
    case .overflow: observationBox.access(channel(place))
    }
    return pointer(place)
  }

  /// The registrar's box, made at the first read.
  private var observationBox: ObservationBox {
    if let box = head.pointee.box { return box.takeUnretainedValue() }
    let box = ObservationBox()
    head.pointee.box = .passRetained(box)
    home?.noteObserved(self)
    return box
  }
}
