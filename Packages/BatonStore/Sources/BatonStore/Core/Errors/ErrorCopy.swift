/// Errors of a page that are the list's too (B-9): whoever reads the list reads its own record.
struct ErrorCopy {
  struct Field {
    let record: Record
    /// The storage key's number.
    let key: UInt32
  }

  let source: Field
  let target: Field
  /// Whether the list keeps the errors it has: those of its other pages.
  let isAdded: Bool
}

extension PendingChanges {
  /// Whether fields have errors, or will: if none has, copying them is no work.
  func mayHaveErrors(_ source: Source, in core: StoreCore) -> Bool {
    !core.errors.isEmpty || !errors.list.isEmpty || source.hasErrors
  }

  /// In the order of the pages.
  mutating func copyErrors(_ copies: [ErrorCopy]) {
    for copy in copies where !isDeleted(copy.target.record) {
      let list = errors(at: copy.source.key, of: copy.source.record)
      if copy.isAdded {
        addErrors(list, at: copy.target.key, of: copy.target.record)
      } else {
        setErrors(list, at: copy.target.key, of: copy.target.record)
      }
    }
  }
}
