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
      let key = AnyHashable(Self.unresolved(operation))
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

  /// The value without what it was resolved to, which would hold a handle.
  private static func unresolved<Operation: GraphQLOperation>(_ operation: Operation) -> Operation {
    func strip(_ query: some Query) -> any GraphQLOperation {
      var query = query
      query.resolution = .unresolved
      return query
    }
    guard let query = operation as? any Query else { return operation }
    return strip(query) as? Operation ?? operation
  }
}
