@_spi(Runtime) internal import BatonStore

extension SubscriptionHandle {
  /// Sends the subscription, as a stream of a generation of its own.
  func connect() {
    guard let environment, !isGone else { return }
    stop()
    guard let transport = environment.subscriptions else {
      return update { $0.end(.environment(.noSubscriptions)) }
    }
    let generation = generation
    isResumption = hasConnected
    hasConnected = true
    missingBackoff.reset()
    started = .now
    environment.note(.fetchStarted(operation: Operation.name))
    // Who is told may let go of it.
    guard isCurrent(generation) else { return }
    let payloads = transport.send(request(generation))
    task = Task { [weak self, operation] in
      await Arrival.receive(operation, from: payloads) { [weak self] arrival in
        self?.land(arrival, generation) ?? false
      }
    }
    update {
      $0.stream = .connecting
      if isResumption { $0.resumptions += 1 }
    }
  }

  private func request(_ generation: Int) -> Request {
    var request = Request(operation)
    request.onAccepted = { [weak self] in
      Task { @MainActor in
        if let self, self.isCurrent(generation) { self.accepted() }
      }
    }
    return request
  }

  /// The server has the stream: from here on what is missed is known.
  private func accepted() {
    let generation = generation
    opened()
    // Who is told may let go of it.
    if isCurrent(generation) { readMissed() }
  }

  /// Ends the generation: what still comes of it reaches nothing.
  func stop() {
    generation += 1
    task?.cancel()
    missing?.cancel()
    (task, missing) = (nil, nil)
  }

  func isCurrent(_ generation: Int) -> Bool { self.generation == generation }

  /// - Returns: Whether the stream goes on.
  private func land(_ arrival: Arrival, _ generation: Int) -> Bool {
    guard isCurrent(generation), let environment else { return false }
    let name = Operation.name
    switch arrival {
    case .event(let changes):
      commit(changes, generation, environment)
    case .errors(let errors):
      if storedStream == .connecting { accepted() }
      for error in errors {
        environment.note(.fieldError(operation: name, path: error.dottedPath ?? ""))
      }
    case .failed(let failure):
      wait(after: failure, environment)
      environment.note(.fetchFailed(operation: name, kind: failure.kind))
    case .refused(let failure):
      end(failure)
      environment.note(.fetchFailed(operation: name, kind: failure.kind))
    case .completed:
      let duration = ContinuousClock.now - started
      end(nil)
      environment.note(.fetchCompleted(operation: name, duration: duration))
    }
    return isCurrent(generation)
  }

  private func commit(_ changes: ChangeSet, _ generation: Int, _ environment: Environment) {
    backoff.reset()
    let isFirstSign = storedStream == .connecting
    let summary = environment.store.commit(changes, as: .server)
    // Who was told of the records may have let go of the handle, or ended the session.
    let isCurrent = isCurrent(generation)
    if !isGone {
      update {
        $0.events += 1
        guard isCurrent else { return }
        ($0.stream, $0.failure) = (.open, nil)
        ($0.hasData, $0.unplaced) = (true, summary.unplacedErrors)
      }
    }
    if isFirstSign, self.isCurrent(generation) { readMissed() }
    environment.note(CommittedDelivery(batches: [summary], errors: []), of: Operation.name)
  }

  private func opened() { update { ($0.stream, $0.failure) = (.open, nil) } }

  private func end(_ failure: Failure?) {
    stop()
    update { $0.end(failure) }
  }

  private func wait(after failure: Failure, _ environment: Environment) {
    stop()
    let generation = generation
    let clock = environment.clock
    let until = clock.now + backoff.pause(chance: environment.chance())
    task = Task { [weak self] in
      try? await clock.sleep(until: until)
      if !Task.isCancelled { self?.wake(generation) }
    }
    update { ($0.stream, $0.failure) = (.waiting(until: until), failure) }
  }

  private func wake(_ generation: Int) {
    if isCurrent(generation) { connect() }
  }
}
