/// One object of the schema: its slots, and who observes them.
///
/// One allocation holds header and slots. Everything is reached through raw pointers into it, which
/// costs no exclusivity check, also where the code is inlined into another module; the pointers are
/// valid as long as somebody holds the record.
///
/// The store holds the records it has; a lens holds its own. When the store lets go of a record
/// (`detach`) it empties it and forgets its home, so whoever still holds it reads nothing. Only the
/// main actor touches the contents; any thread may be the last to let go of an emptied record. So what
/// holds records (`Anchor`, `LinkList`, `RecordIdentity`) is `@unchecked Sendable`.
@usableFromInline final class Record: ManagedBuffer<RecordHeader, SlotPayload> {
  deinit {
    withUnsafeMutablePointers { head, tail in
      Record.destroySlots(head, tail)
      head.pointee.box?.release()
      head.pointee.key.deallocate()
    }
  }

  static func make(
    type: UInt32, key: UnsafeBufferPointer<UInt8>, isKeyed: Bool, slots: Int, index: UInt32,
    number: UInt32, home: StoreCore?
  ) -> Record {
    let buffer = Record.create(minimumCapacity: words(slots)) { buffer in
      buffer.withUnsafeMutablePointerToElements { tail in
        initialize(tail, slots)
        return RecordHeader(
          payloads: tail, box: nil, type: type, count: UInt32(slots),
          home: home.map { .passUnretained($0) }, overflow: nil, key: KeyText(key), index: index,
          number: number, isKeyed: isKeyed)
      }
    }
    // `create` makes an instance of the class it is called on.
    return unsafeDowncast(buffer, to: Record.self)
  }

  @inline(__always) var head: UnsafeMutablePointer<RecordHeader> {
    withUnsafeMutablePointerToHeader { $0 }
  }

  /// What a lens without a store behind it reads: nothing. It has no slots and no home, so nothing is
  /// ever written to it, which any thread may therefore see.
  nonisolated(unsafe) static let absent = Record.make(
    type: 0, key: UnsafeBufferPointer(start: nil, count: 0), isKeyed: false, slots: 0, index: 0,
    number: 0, home: nil)

  var type: UInt32 { head.pointee.type }
  var index: UInt32 { head.pointee.index }
  var number: UInt32 { head.pointee.number }
  var isPlaceholder: Bool { head.pointee.isPlaceholder }
  @inline(__always) var isDeleted: Bool { head.pointee.isDeleted }

  /// The store's core, as long as the store has the record.
  var home: StoreCore? { head.pointee.home?.takeUnretainedValue() }

  /// The identity's value or the path.
  var key: String { head.pointee.key.withBytes { Bytes.string($0) } }

  /// `Character:1`, or the path: unique in a store together with the type.
  var fullKey: String {
    if !head.pointee.isKeyed { return key }
    return Registry.shared.name(ofType: head.pointee.type) + ":" + key
  }

  /// Empties the record and forgets its home. Nobody is notified.
  func detach() {
    head.pointee.home = nil
    withUnsafeMutablePointerToElements { Record.destroySlots(head, $0) }
  }

  // MARK: Slots

  /// The room, in payloads, for so many slots: the payloads, and a byte for each tag.
  static func words(_ slots: Int) -> Int {
    slots + (slots + MemoryLayout<SlotPayload>.stride - 1) / MemoryLayout<SlotPayload>.stride
  }

  /// Makes so many slots missing. Payloads are written before they are read, as the tags say.
  private static func initialize(_ payloads: UnsafeMutablePointer<SlotPayload>, _ slots: Int) {
    tags(payloads, slots).initialize(repeating: .missing, count: slots)
  }

  @inline(__always) static func tags(
    _ payloads: UnsafeMutablePointer<SlotPayload>, _ slots: Int
  ) -> UnsafeMutablePointer<ValueTag> {
    UnsafeMutableRawPointer(payloads + slots).assumingMemoryBound(to: ValueTag.self)
  }

  /// Moves the slots to a larger block of their own.
  func grow(to slots: Int) {
    let old = Int(head.pointee.count)
    guard slots > old else { return }
    let payloads = UnsafeMutablePointer<SlotPayload>.allocate(capacity: Record.words(slots))
    Record.initialize(payloads, slots)
    // The values' bits move; what they refer to is neither retained nor released.
    UnsafeMutableRawPointer(payloads).copyMemory(
      from: head.pointee.payloads, byteCount: old * MemoryLayout<SlotPayload>.stride)
    Record.tags(payloads, slots).update(from: Record.tags(head.pointee.payloads, old), count: old)
    if head.pointee.isGrown { head.pointee.payloads.deallocate() }
    head.pointee.payloads = payloads
    head.pointee.count = UInt32(slots)
    head.pointee.isGrown = true
  }

  /// Leaves a record without slots. The header says so before a value goes, for the last reference to a
  /// value may be the last to another record.
  private static func destroySlots(
    _ head: UnsafeMutablePointer<RecordHeader>, _ tail: UnsafeMutablePointer<SlotPayload>
  ) {
    let (payloads, count) = (head.pointee.payloads, Int(head.pointee.count))
    let overflow = head.pointee.overflow
    let isGrown = head.pointee.isGrown
    head.pointee.payloads = tail
    head.pointee.count = 0
    head.pointee.isGrown = false
    head.pointee.overflow = nil
    let tags = tags(payloads, count)
    for index in 0..<count { SlotPointer(payload: payloads + index, tag: tags + index).destroy() }
    if isGrown { payloads.deallocate() }
    if let overflow { OverflowTable.destroy(overflow) }
  }
}
