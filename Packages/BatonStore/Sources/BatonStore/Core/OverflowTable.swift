/// The slots of a record for which its type has no fixed place, sorted by key. It holds the keys.
struct OverflowTable {
  private(set) var slots: UnsafeMutablePointer<OverflowSlot>
  private(set) var count = 0
  private var capacity = 4
  private(set) var nextOrdinal: UInt32 = 0
  /// Ordinals to use again. Who observed the slot that had one was told that it is gone.
  private var freeOrdinals: [UInt32] = []

  static func make() -> UnsafeMutablePointer<OverflowTable> {
    let table = UnsafeMutablePointer<OverflowTable>.allocate(capacity: 1)
    table.initialize(to: OverflowTable(slots: .allocate(capacity: 4)))
    return table
  }

  private init(slots: UnsafeMutablePointer<OverflowSlot>) {
    self.slots = slots
  }

  /// Lets go of the values and of the table's memory, which the caller has forgotten by now.
  static func destroy(_ table: UnsafeMutablePointer<OverflowTable>) {
    for position in 0..<table.pointee.count {
      table.pointee.pointer(position).destroy()
      Registry.shared.release(key: table.pointee.slots[position].key)
    }
    table.pointee.slots.deallocate()
    table.deinitialize(count: 1)
    table.deallocate()
  }

  /// The slot at a position below `count`.
  func pointer(_ position: Int) -> SlotPointer {
    precondition(position >= 0 && position < count)
    let slot = UnsafeMutableRawPointer(slots + position)
    return SlotPointer(
      payload: slot + OverflowSlot.payloadOffset,
      tag: (slot + OverflowSlot.tagOffset).assumingMemoryBound(to: ValueTag.self))
  }

  /// Where a key is; where it would go if it is not there.
  func position(of key: UInt32) -> (found: Int?, insertion: Int) {
    // Without a branch that is taken or not at random.
    var low = 0
    var rest = count
    while rest > 0 {
      let half = (rest &+ 1) / 2
      low = slots[low &+ half &- 1].key < key ? low &+ half : low
      rest &-= half
    }
    return (low < count && slots[low].key == key ? low : nil, low)
  }

  /// The position of a key's slot, if it was found to have no fixed place when the registry had this
  /// version of its layouts.
  func position(of key: UInt32, unfixedAt version: UInt32) -> Int? {
    guard let found = position(of: key).found, slots[found].unfixedAt == version else { return nil }
    return found
  }

  /// The position of a key's slot, made if there is none.
  mutating func insert(_ key: UInt32) -> Int {
    let (found, position) = position(of: key)
    if let found { return found }
    if count == capacity {
      capacity *= 2
      let larger = UnsafeMutablePointer<OverflowSlot>.allocate(capacity: capacity)
      larger.moveInitialize(from: slots, count: count)
      slots.deallocate()
      slots = larger
    }
    (slots + position + 1).moveInitialize(from: slots + position, count: count - position)
    let slot = OverflowSlot(key: key, ordinal: freeOrdinals.popLast() ?? nextOrdinal)
    (slots + position).initialize(to: slot)
    if slot.ordinal == nextOrdinal { nextOrdinal += 1 }
    count += 1
    Registry.shared.hold(key: key)
    Channels.ensure(slot.channel)
    return position
  }

  /// Takes a slot out without letting go of its value, which the caller has moved away bit by bit.
  mutating func forget(_ position: Int) {
    precondition(position >= 0 && position < count)
    Registry.shared.release(key: slots[position].key)
    (slots + position).moveInitialize(from: slots + position + 1, count: count - position - 1)
    count -= 1
  }

  /// Takes slots out, and lets go of their values.
  mutating func removeAll(where isGone: (_ key: UInt32) -> Bool) {
    var kept = 0
    for position in 0..<count {
      let slot = slots[position]
      if isGone(slot.key) {
        pointer(position).destroy()
        freeOrdinals.append(slot.ordinal)
        Registry.shared.release(key: slot.key)
      } else {
        if kept < position { (slots + kept).moveInitialize(from: slots + position, count: 1) }
        kept += 1
      }
    }
    count = kept
  }
}

/// A slot with the key it is found by. Its payload is bound as `SlotPointer` says.
struct OverflowSlot: BitwiseCopyable {
  let key: UInt32
  /// The record's how-manieth such slot this is; its observation channel follows from it.
  let ordinal: UInt32
  var payload = SlotPayload()
  var tag = ValueTag.missing
  /// The version of the registry's layouts in which the key had no fixed place.
  var unfixedAt = UInt32.max

  init(key: UInt32, ordinal: UInt32) {
    self.key = key
    self.ordinal = ordinal
  }

  var channel: Int { Channels.fixedLimit + Int(ordinal) }

  static let payloadOffset = MemoryLayout<OverflowSlot>.offset(of: \.payload) ?? 0
  static let tagOffset = MemoryLayout<OverflowSlot>.offset(of: \.tag) ?? 0
}
