@_spi(Runtime) import BatonStore

/// A response's change set, made ahead of what is timed or as part of it.
func changeSet(_ operation: some GraphQLOperation, _ bytes: [UInt8]) throws -> ChangeSet {
  try Ingest.changeSet(for: operation, payload: Payload(json: bytes), completeness: .server)
}

// The store as an environment drives it.
extension Store {
  @discardableResult
  func apply(_ changes: ChangeSet) -> CommitSummary { commit(changes, as: .server) }

  /// From bytes to records.
  @discardableResult
  func take(_ operation: some GraphQLOperation, _ bytes: [UInt8]) throws -> CommitSummary {
    apply(try changeSet(operation, bytes))
  }
}
