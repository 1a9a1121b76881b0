@_spi(Runtime) internal import BatonStore

extension SubscriptionHandle {
  /// Fetches what was missed before this stream, where it resumes another: now that the server has it, what
  /// changes later comes as an event.
  func readMissed() {
    guard isResumption, let environment, let query = onResumption else { return }
    missing?.cancel()
    missing = nil
    fetch(query, in: environment)
  }

  private func fetch<Missed: Query>(_ query: Missed, in environment: Environment) {
    let handle = environment.handle(for: query)
    let generation = generation
    Task { [weak self] in
      let failure = await handle.fetchBehindFlight()
      guard let self, self.isCurrent(generation), failure?.mayPass == true else { return }
      self.readMissedLater()
    }
  }

  private func readMissedLater() {
    guard let environment else { return }
    let generation = generation
    let clock = environment.clock
    let until = clock.now + missingBackoff.pause(chance: environment.chance())
    missing?.cancel()
    missing = Task { [weak self] in
      try? await clock.sleep(until: until)
      guard !Task.isCancelled, let self, self.isCurrent(generation) else { return }
      self.readMissed()
    }
  }
}

extension OperationHandle {
  /// Fetches behind a fetch that was sent before, whoever holds it.
  ///
  /// - Returns: Why there is no answer, if there is none.
  fileprivate func fetchBehindFlight() async -> Failure? {
    if flight != nil { try? await refetch() }
    retry()
    do {
      try await refetch()
      return nil
    } catch {
      return error as? Failure
    }
  }
}

extension Failure {
  /// Whether the same may have an answer a little later, as a stream that fails so is connected again.
  fileprivate var mayPass: Bool { kind == .transport || kind == .malformed }
}
