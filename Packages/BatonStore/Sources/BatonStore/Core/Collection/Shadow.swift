/// What a collection has to know of one record's links, kept densely, so that most records need not be
/// touched.
struct Shadow: BitwiseCopyable, Equatable {
  /// Low half: the index of the only link's target. Then the number of that link's storage key.
  private let bits: UInt64

  private static let known: UInt64 = 1 << 63
  private static let several: UInt64 = 1 << 62
  private static let overflow: UInt64 = 1 << 61
  private static let keyLimit: UInt32 = 1 << 29

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// The record's links changed since it was looked at.
  static let unknown = Shadow(bits: 0)

  /// A record with so many links and lists; `key` and `target` are those of the last link.
  init(links: Int, isList: Bool, key: UInt32, target: UInt32, hasOverflow: Bool) {
    var bits = Shadow.known | (hasOverflow ? Shadow.overflow : 0)
    if links > 1 || isList || key >= Shadow.keyLimit {
      bits |= Shadow.several
    } else if links == 1 {
      bits |= UInt64(key) << 32 | UInt64(target)
    }
    self.bits = bits
  }

  @inline(__always) var isUnknown: Bool { bits == 0 }

  /// The record has to be looked at for its links.
  @inline(__always) var hasSeveral: Bool { bits & Shadow.several != 0 }

  /// Some slot is by key.
  @inline(__always) var hasOverflow: Bool { bits & Shadow.overflow != 0 }

  /// The only link's storage key; 0 where there is no link.
  @inline(__always) var key: UInt32 {
    UInt32(truncatingIfNeeded: bits >> 32) & (Shadow.keyLimit - 1)
  }

  /// What records of one kind have in common: how many links there are, and the only one's key.
  @inline(__always) var shape: UInt32 {
    UInt32(truncatingIfNeeded: (bits & ~Shadow.overflow) >> 32)
  }

  /// The shape of records that are known to have no link.
  static let linkless = UInt32(truncatingIfNeeded: known >> 32)

  @inline(__always) var target: UInt32 { UInt32(truncatingIfNeeded: bits) }
}

extension StoreCore {
  /// What is known of a record's links, found out if need be.
  @inline(__always) func shadow(_ index: UInt32) -> Shadow {
    let known = shadows[Int(index)]
    return known.isUnknown ? newShadow(index) : known
  }

  @inline(never) private func newShadow(_ index: UInt32) -> Shadow {
    guard let record = records[Int(index)]?.takeUnretainedValue() else { return .unknown }
    let shadow = makeShadow(of: record)
    shadows[Int(index)] = shadow
    return shadow
  }

  func makeShadow(of record: Record) -> Shadow {
    var links = 0
    var isList = false
    var key: UInt32 = 0
    var target: UInt32 = 0
    record.forEachLink { linkKey, _, slot in
      links += 1
      if slot.tag.pointee == .list { isList = true } else { target = slot.link.pointee.index }
      key = linkKey
    }
    return Shadow(
      links: links, isList: isList, key: key, target: target,
      hasOverflow: record.head.pointee.overflow != nil)
  }

  /// A record's links are not what they were.
  @inline(__always) func forgetShadow(of record: Record) {
    let index = Int(record.index)
    if index < shadows.count { shadows[index] = .unknown }
  }
}

extension Record {
  /// The storage key number, the place and the slot of every link and every list of links.
  func forEachLink(_ body: (_ key: UInt32, _ place: Place, _ slot: SlotPointer) -> Void) {
    let head = head
    let count = Int(head.pointee.count)
    let tags = Record.tags(head.pointee.payloads, count)
    var keys: [UInt32]?
    for index in 0..<count where tags[index] == .link || tags[index] == .list {
      let known = keys ?? Registry.shared.slotKeys(type: head.pointee.type)
      keys = known
      if index < known.count { body(known[index], .fixed(index), fixed(index)) }
    }
    guard let overflow = head.pointee.overflow else { return }
    for position in 0..<overflow.pointee.count {
      let slot = overflow.pointee.pointer(position)
      guard slot.tag.pointee == .link || slot.tag.pointee == .list else { continue }
      body(overflow.pointee.slots[position].key, .overflow(position), slot)
    }
  }
}
