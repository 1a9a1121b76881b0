/// Records in order: a part of a storage that longer lists share, so that a list with a page more is made
/// in time that follows the page.
///
/// What a slice covers never changes; only the main actor makes slices from slices. So any thread may
/// hold one, which makes it `@unchecked Sendable`.
@frozen @usableFromInline struct RecordSlice: RandomAccessCollection, @unchecked Sendable {
  let storage: RecordStorage
  /// Valid as long as the storage.
  @usableFromInline let start: UnsafeMutablePointer<Record>
  @usableFromInline let count: Int

  init(_ records: ContiguousArray<Record>) {
    self.init(count: records.count) { start in
      records.withUnsafeBufferPointer { source in
        if let first = source.baseAddress { start.initialize(from: first, count: source.count) }
      }
    }
  }

  /// - Parameter fill: Initializes the `count` records from the pointer on.
  init(count: Int, fill: (UnsafeMutablePointer<Record>) -> Void) {
    storage = RecordStorage.make(front: 0, count: count, back: 0)
    start = storage.records
    self.count = count
    fill(start)
  }

  private init(_ storage: RecordStorage, _ start: UnsafeMutablePointer<Record>, _ count: Int) {
    self.storage = storage
    self.start = start
    self.count = count
  }

  @usableFromInline var startIndex: Int { 0 }
  @usableFromInline var endIndex: Int { count }

  @usableFromInline subscript(position: Int) -> Record {
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "no such place in a list")
    return start[position]
  }

  /// Whether both are the same part of one storage.
  func isShared(with other: RecordSlice) -> Bool {
    start == other.start && count == other.count
  }

  /// Whether this is a part of one storage that has another part in it.
  func covers(_ other: RecordSlice) -> Bool {
    start <= other.start && other.start + other.count <= start + count
  }

  /// The slice with more records behind it. It shares this one's storage where that ends here, or goes on
  /// with the very same records.
  func appending(_ more: [Record]) -> RecordSlice {
    if storage.append(more, at: start + count) {
      return RecordSlice(storage, start, count + more.count)
    }
    let larger = RecordStorage.make(front: 0, count: count + more.count, back: count + more.count)
    let first = larger.records
    first.initialize(from: start, count: count)
    (first + count).initialize(fromContentsOf: more)
    return RecordSlice(larger, first, count + more.count)
  }

  /// The slice with more records before it, which shares in the same way.
  func prepending(_ more: [Record]) -> RecordSlice {
    if storage.prepend(more, before: start) {
      return RecordSlice(storage, start - more.count, count + more.count)
    }
    let larger = RecordStorage.make(front: count + more.count, count: count + more.count, back: 0)
    let first = larger.records
    first.initialize(fromContentsOf: more)
    (first + more.count).initialize(from: start, count: count)
    return RecordSlice(larger, first, count + more.count)
  }

  /// The slice with more records before a position.
  func inserting(_ more: [Record], at position: Int) -> RecordSlice {
    if more.isEmpty { return self }
    if position >= count { return appending(more) }
    if position <= 0 { return prepending(more) }
    return RecordSlice(count: count + more.count) { first in
      first.initialize(from: start, count: position)
      (first + position).initialize(fromContentsOf: more)
      (first + position + more.count).initialize(from: start + position, count: count - position)
    }
  }
}

extension UnsafeMutablePointer<Record> {
  fileprivate func initialize(fromContentsOf records: [Record]) {
    for (index, record) in records.enumerated() { (self + index).initialize(to: record) }
  }
}
