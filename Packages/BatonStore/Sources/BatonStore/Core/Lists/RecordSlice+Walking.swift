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
}
