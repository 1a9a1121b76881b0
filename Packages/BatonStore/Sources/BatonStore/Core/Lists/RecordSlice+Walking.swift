extension RecordSlice {
  /// Walks the records in order without counting references to each; whoever walks holds the slice.
  ///
  /// - Parameter body: Whether to go on.
  /// - Returns: Whether the walk came to the end.
  @inline(__always) func walk(_ body: (Record) -> Bool) -> Bool {
    // An unmanaged reference is the reference's bits.
    start.withMemoryRebound(to: Unmanaged<Record>.self, capacity: count) { records in
      for index in 0..<count where !records[index]._withUnsafeGuaranteedRef(body) { return false }
      return true
    }
  }

  /// The dense index of each record in order, of a slice whose records the store has.
  ///
  /// - Parameter body: Whether to go on.
  @inline(__always) func walkIndexes(_ body: (UInt32) -> Bool) -> Bool {
    withIndexes { indexes in
      for index in indexes where !body(index) { return false }
      return true
    }
  }

  /// The dense indexes of the records in order, of a slice whose records the store has; they are valid
  /// inside only.
  @inline(__always) func withIndexes<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    body(UnsafeBufferPointer(start: storage.indexes(of: start, count: count), count: count))
  }
}
