@_spi(Runtime) public import BatonStore

extension Environment {
  /// Commits a payload by hand, as if a server had answered the operation with it: a preview's or a
  /// test's fixture, a pushed message. It may leave out fields that the operation selects. A query's
  /// is kept as the latest of what views released, where no view holds it.
  ///
  /// - Throws: `malformed` or `request`, and nothing was committed; `gone` after ``end()``.
  public func commitPayload<Operation: GraphQLOperation>(
    _ operation: Operation, _ payload: Payload
  ) throws(Failure) {
    if hasEnded { throw .gone }
    let commit: CommitSummary
    do throws(IngestError) {
      commit = try store.begin(operation).commit(payload)
    } catch {
      throw Failure(error)
    }
    note(commit.problems)
    if let query = operation as? any Query { answerByHand(query, commit) }
  }

  /// Only a query has a handle and an age.
  private func answerByHand<Operation: Query>(_ operation: Operation, _ commit: CommitSummary) {
    let handle = handle(for: operation)
    park(handle)
    stamp(handle.key, epoch: store.invalidationEpoch)
    handle.answeredByHand(with: commit)
  }

  /// Whatever is written, by whom and by what road, may be what a handle waits for.
  func observeCommits() {
    store.onCommit = { [weak self] in self?.wakeAwaiting() }
  }
}
