@_spi(Runtime) public import BatonStore

extension Environment {
  /// Commits a payload by hand, as if a server had answered the operation with it: a preview's or a
  /// test's fixture, a pushed message. It may leave out fields that the operation selects.
  ///
  /// - Throws: `malformed` or `request`, and nothing was committed; `gone` after ``end()``.
  public func commitPayload<Operation: GraphQLOperation>(
    _ operation: Operation, _ payload: Payload
  ) throws(Failure) {
    if hasEnded { throw .gone }
    switch Answer.ingest(operation, payload, .partial) {
    case .failure(let failure): throw failure
    case .changes(let changes):
      store.commit(changes, as: .local)
      let key = RootKey(operation)
      stamp(key)
      entries[key]?.handle?.answeredByHand()
      wakeAwaiting()
    }
  }

  /// One server batch; handles that wait for data see it at once.
  func commit(_ changes: ChangeSet) -> CommitSummary {
    let summary = store.commit(changes, as: .server)
    wakeAwaiting()
    return summary
  }
}
