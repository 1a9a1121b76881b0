@_spi(Runtime) internal import BatonStore

extension OperationHandle {
  /// Fetches, whatever the age of the data and the policies of the holders, and waits for the
  /// commit; joins a fetch in flight. Readers keep their data meanwhile, and hear only of slots
  /// that differ.
  ///
  /// - Throws: the ``Failure`` of the fetch, also where data from before stays shown;
  ///   `CancellationError` where the caller was cancelled. A fetch that nobody else wants is then
  ///   cancelled too, and commits nothing.
  public func refetch() async throws {
    guard let flight = begin() else { throw Failure.gone }
    try await flight.outcome()
  }

  /// Starts a fetch after one that failed, and returns; joins a fetch in flight. A phase without
  /// data reads `loading` up to the answer, one with data keeps it.
  public func retry() {
    if isGone { return }
    if phase.data == nil { show(.loading) }
    begin()?.isWantedByHolder = true
    environment?.heldChanged(self)
  }

  /// The fetch in flight, or a new one; nil where the environment has ended.
  func begin() -> Flight? {
    if let flight { return flight }
    guard let environment, !isGone else { return nil }
    let flight = Flight()
    flight.interestChanged = { [weak self, weak flight] in
      guard let self, let flight else { return }
      self.interestChanged(in: flight)
    }
    self.flight = flight
    if healing == .done { healing = .none }
    show(fetch: .inFlight)
    environment.send(operation, in: flight) { [weak self] in self?.land($0, from: flight) }
    return flight
  }

  /// Whether its own answer is being committed: it is shown with the end of the fetch, not before.
  var isLanding: Bool { flight == nil && storedFetchState == .inFlight }

  /// A payload, or the failure, on the main actor again.
  private func land(_ answer: Answer, from flight: Flight) {
    guard self.flight === flight, let environment else { return }
    switch answer {
    case .payload(let delivery): land(delivery, from: flight, environment)
    case .failure(let failure):
      let hadAnswerInStore = awaitsOwnAnswer && environment.store.check(operation) != .miss
      leave(flight)
      // Under `networkOnly`, data that was there all along does not become an answer by a failure.
      awaitsOwnAnswer = hadAnswerInStore
      show(isReady ? nil : .failed(failure), fetch: .failed(failure.kind))
      environment.heldChanged(self)
      environment.finish(flight, of: Operation.name, failing: failure)
    }
  }

  /// The first payload is the data; with the last the operation is dated (B-7.7).
  private func land(_ delivery: Delivery, from flight: Flight, _ environment: Environment) {
    if delivery.isLast { leave(flight) }
    let earlier = flight.hasLanded ? unplacedErrors : []
    let committed = environment.commit(delivery, in: flight)
    // Who was told of the records may have had the fetch end.
    if flight.isOver { return environment.note(committed, of: Operation.name) }
    if delivery.isLast { environment.stamp(key, epoch: flight.epoch) }
    awaitsOwnAnswer = false
    // Or have started the next one.
    let fetch = self.flight == nil ? FetchState.idle : .inFlight
    show(
      .ready(environment.store.read(operation)), fetch: fetch,
      unplaced: earlier + committed.unplacedErrors)
    if delivery.isLast { ageMayHaveChanged() }
    environment.heldChanged(self)
    environment.note(committed, of: Operation.name)
    guard delivery.isLast else { return }
    environment.finish(flight, of: Operation.name)
    // Asked for before `invalidate`, which found it in flight: what that promised is still to come.
    if environment.isBeforeInvalidation(flight.epoch) { refresh(onlyIfNeeded: true) }
  }

  private func leave(_ flight: Flight) {
    self.flight = nil
    if healing == .underWay { healing = .done }
  }

  /// A payload by hand answered this very operation.
  func answeredByHand(with commit: CommitSummary) {
    awaitsOwnAnswer = false
    show(unplaced: commit.unplacedErrors)
    ageMayHaveChanged()
    checkAgain()
  }

  /// A caller that awaited the fetch was cancelled.
  private func interestChanged(in flight: Flight) {
    guard self.flight === flight else { return }
    if !flight.isWanted {
      stopFetching(.failure(CancellationError()))
    }
    environment?.heldChanged(self)
  }

  /// Ends the fetch in flight without an answer; what lands for it later reaches nothing.
  func stopFetching(_ outcome: Result<Void, any Error>) {
    guard let flight else { return }
    self.flight = nil
    if healing == .underWay { healing = .done }
    flight.cancel()
    // Who holds it fetches nothing, and waited for the fetch of somebody who gave it up.
    let isInVain = holders > 0 && networkHolders == 0 && isLoading && !isGone
    show(isInVain ? .failed(.missingData) : nil, fetch: .idle)
    flight.finish(outcome)
  }
}
