/// The memory of lists of records: one allocation, with room to grow at an end if it was made by growth.
///
/// Records are only ever added, at an end, where no slice looks yet; so slices are read on any thread
/// while the main actor makes a longer one.
@usableFromInline final class RecordStorage: ManagedBuffer<RecordStorage.Extent, Record> {
  /// Where the initialized records are; the main actor's.
  @usableFromInline struct Extent {
    var lower: Int
    var upper: Int
    let capacity: Int
    /// The dense indexes of the records at the same places, as far as `indexed` goes.
    var indexes: UnsafeMutablePointer<UInt32>?
    var indexed = 0..<0
  }

  deinit {
    withUnsafeMutablePointers { extent, records in
      _ = (records + extent.pointee.lower).deinitialize(
        count: extent.pointee.upper - extent.pointee.lower)
      extent.pointee.indexes?.deallocate()
    }
  }

  /// Room for `count` records, which the caller initializes, and more before and behind them.
  static func make(front: Int, count: Int, back: Int) -> RecordStorage {
    let capacity = front + count + back
    let buffer = RecordStorage.create(minimumCapacity: capacity) { _ in
      Extent(lower: front, upper: front + count, capacity: capacity)
    }
    // `create` makes an instance of the class it is called on.
    return unsafeDowncast(buffer, to: RecordStorage.self)
  }

  /// The first record.
  var records: UnsafeMutablePointer<Record> {
    withUnsafeMutablePointers { extent, records in records + extent.pointee.lower }
  }

  /// Puts records at a place, if that is the end and there is room, or they are there already.
  func append(_ more: [Record], at place: UnsafeMutablePointer<Record>) -> Bool {
    withUnsafeMutablePointers { extent, records in
      let index = place - records
      let upper = extent.pointee.upper
      if index + more.count <= upper { return holds(more, at: place) }
      guard index == upper, index + more.count <= extent.pointee.capacity else { return false }
      for (offset, record) in more.enumerated() { (place + offset).initialize(to: record) }
      extent.pointee.upper = index + more.count
      return true
    }
  }

  /// The same at the beginning.
  func prepend(_ more: [Record], before place: UnsafeMutablePointer<Record>) -> Bool {
    withUnsafeMutablePointers { extent, records in
      let index = place - records
      let lower = extent.pointee.lower
      if index - more.count >= lower { return holds(more, at: place - more.count) }
      guard index == lower, index - more.count >= 0 else { return false }
      for (offset, record) in more.enumerated() {
        (place - more.count + offset).initialize(to: record)
      }
      extent.pointee.lower = index - more.count
      return true
    }
  }

  private func holds(_ more: [Record], at place: UnsafeMutablePointer<Record>) -> Bool {
    for (offset, record) in more.enumerated() where place[offset] !== record { return false }
    return true
  }

  /// The dense indexes of some records, which the store has. They are kept, for a record has the same as
  /// long as the store has it, and a collection asks for those of long lists again and again.
  func indexes(of records: UnsafeMutablePointer<Record>, count: Int) -> UnsafePointer<UInt32> {
    withUnsafeMutablePointers { extent, start in
      let indexes = extent.pointee.indexes ?? .allocate(capacity: max(1, extent.pointee.capacity))
      extent.pointee.indexes = indexes
      let first = records - start
      let known = extent.pointee.indexed.isEmpty ? first..<first : extent.pointee.indexed
      let wanted = min(first, known.lowerBound)..<max(first + count, known.upperBound)
      for place in wanted.lowerBound..<known.lowerBound { indexes[place] = start[place].index }
      for place in known.upperBound..<wanted.upperBound { indexes[place] = start[place].index }
      extent.pointee.indexed = wanted
      return UnsafePointer(indexes + first)
    }
  }
}
