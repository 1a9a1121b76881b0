#if DEBUG
  internal import Foundation
#endif

// What a debug build notes of who writes. In a release build all of this is empty, and inlined away.

extension StoreCore {
  /// Names who writes from now on, until somebody else is named.
  ///
  /// - Returns: The writer's place, for `note(made:)`; 0 in a release build.
  @inline(__always) func beginWriting(
    _ kind: SlotWriter.Kind, _ operation: @autoclosure () -> String
  )
    -> Int
  {
    #if DEBUG
      let writer = SlotWriter(
        kind: kind, operation: operation(), batch: writers.count + 1,
        time: Date().timeIntervalSince1970)
      return writers.add(writer)
    #else
      return 0
    #endif
  }

  /// Notes that a writer gave records the numbers above one, up to another.
  @inline(__always) func note(made numbers: (after: UInt32, last: UInt32), by writer: Int) {
    #if DEBUG
      writers.noteMade(after: numbers.after, last: numbers.last, by: writer)
    #endif
  }

  @inline(__always) func noteWrite(
    _ key: @autoclosure () -> UInt32, in record: Record, by writer: Int
  ) {
    #if DEBUG
      writers.noteChange(of: key(), in: record.number, by: writer)
    #endif
  }

  @inline(__always) func forgetWriters(of record: Record) {
    #if DEBUG
      writers.forget(record.number)
    #endif
  }

  /// Who changed a slot last; nil where that is not known, in a release build always.
  func writer(of key: UInt32, in record: Record) -> SlotWriter? {
    #if DEBUG
      return writers.writer(of: key, in: record.number)
    #else
      return nil
    #endif
  }
}

extension RunningBatch {
  /// What the batch is, for who asks later.
  var kind: SlotWriter.Kind { changes != nil ? .answer : added != nil ? .optimistic : .revert }

  var operation: String { changes?.operation ?? added?.changes?.operation ?? "" }
}
