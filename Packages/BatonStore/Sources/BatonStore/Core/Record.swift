/// One object of the schema: its slots, and who observes them.
///
/// One allocation holds header and slots. Everything is reached through raw pointers into it, which
/// costs no exclusivity check, also where the code is inlined into another module; the pointers are
/// valid as long as somebody holds the record.
///
/// The store holds the records it has; a lens holds its own. When the store lets go of a record
/// (`detach`) it empties it and forgets its home, so whoever still holds it reads nothing. Only the
/// main actor touches the contents; any thread may be the last to let go of an emptied record. So what
/// holds records (`Anchor`, `LinkList`) is `@unchecked Sendable`.
@usableFromInline final class Record: ManagedBuffer<RecordHeader, Value> {
  deinit {
    withUnsafeMutablePointerToHeader { $0.pointee.box?.release() }
    withUnsafeMutablePointers { head, tail in
      Record.destroySlots(head, tail)
    }
  }

  static func make(
    type: UInt32, key: String, isKeyed: Bool, slots: Int, index: UInt32, hash: UInt32,
    batch: UInt32,
    serial: UInt64, home: StoreCore?
  ) -> Record {
    let buffer = Record.create(minimumCapacity: slots) { buffer in
      buffer.withUnsafeMutablePointerToElements { tail in
        tail.initialize(repeating: .missing, count: slots)
        return RecordHeader(
          slots: tail, box: nil, home: home.map { .passUnretained($0) }, type: type,
          count: UInt32(slots), overflow: nil, overflowCount: 0, overflowCapacity: 0, key: key,
          isKeyed: isKeyed, index: index, hash: hash, batch: batch, serial: serial)
      }
    }
    // `create` makes an instance of the class it is called on.
    return unsafeDowncast(buffer, to: Record.self)
  }

  @inlinable @inline(__always) var head: UnsafeMutablePointer<RecordHeader> {
    withUnsafeMutablePointerToHeader { $0 }
  }

  /// What a lens without a store behind it reads: nothing.
  nonisolated(unsafe) static let absent = Record.make(
    type: 0, key: "", isKeyed: false, slots: 0, index: 0, hash: 0, batch: 0, serial: 0, home: nil)

  /// The record is immutable in these.
  @usableFromInline var index: UInt32 { head.pointee.index }
  @usableFromInline var serial: UInt64 { head.pointee.serial }

  /// The store's core, as long as the store has the record.
  var home: StoreCore? { head.pointee.home?.takeUnretainedValue() }

  /// `Character:1`, or the path: unique in a store together with the type.
  var fullKey: String {
    let head = head
    if !head.pointee.isKeyed { return head.pointee.key }
    return Registry.shared.name(ofType: head.pointee.type) + ":" + head.pointee.key
  }

  /// Empties the record and forgets its home. Nobody is notified.
  func detach() {
    let head = head
    head.pointee.home = nil
    withUnsafeMutablePointerToElements { Record.destroySlots(head, $0) }
  }

  /// Leaves a record without slots. The header says so before a value goes, for the last reference to a
  /// value may be the last to another record.
  private static func destroySlots(
    _ head: UnsafeMutablePointer<RecordHeader>, _ tail: UnsafeMutablePointer<Value>
  ) {
    let (slots, count) = (head.pointee.slots, Int(head.pointee.count))
    let (overflow, overflowCount) = (head.pointee.overflow, Int(head.pointee.overflowCount))
    let isGrown = head.pointee.isGrown
    head.pointee.slots = tail
    head.pointee.count = 0
    head.pointee.isGrown = false
    head.pointee.overflow = nil
    head.pointee.overflowCount = 0
    head.pointee.overflowCapacity = 0
    slots.deinitialize(count: count)
    if isGrown { slots.deallocate() }
    if let overflow {
      overflow.deinitialize(count: overflowCount)
      overflow.deallocate()
    }
  }
}
