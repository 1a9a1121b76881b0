/// Bytes that arrived and were not read yet. Taking from the front costs nothing: what was taken is
/// let go of when more is appended, once it is the larger half.
struct ByteQueue {
  private var storage: [UInt8] = []
  private var start = 0

  var count: Int { storage.count - start }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ bytes: [UInt8]) {
    if start >= storage.count - start {
      storage.removeFirst(start)
      start = 0
    }
    storage += bytes
  }

  subscript(index: Int) -> UInt8 { storage[start + index] }

  /// The bytes of a range that begins with 0 at the first unread one.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    storage[start + range.lowerBound..<start + range.upperBound]
  }

  mutating func drop(_ count: Int) {
    start += count
    if start == storage.count {
      storage.removeAll(keepingCapacity: storage.capacity <= 1 << 18)
      start = 0
    }
  }

  /// Where the first of one or two bytes is, from an index on.
  func firstIndex(of byte: UInt8, or other: UInt8, from index: Int) -> Int? {
    let unread = storage.span.extracting((start + index)...)
    for at in unread.indices where unread[at] == byte || unread[at] == other { return index + at }
    return nil
  }
}
