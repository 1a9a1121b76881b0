import Testing

@_spi(Generated) @_spi(Runtime) @_spi(Views) @testable import Baton

/// One random sequence, done to an environment and to the model.
@MainActor
final class HandleRun {
  private let session: Session
  private var model: HandleModel
  private var numbers: Numbers
  private var retentions: [(operation: ModelOperation, policy: FetchPolicy, held: Retention)] = []
  private var refetches: [(operation: ModelOperation, task: Task<Void, any Error>)] = []
  private var steps: [HandleStep] = []
  private var sentCount = 0

  init(seed: UInt64) {
    numbers = Numbers(state: seed)
    let expiration = Bool.random(using: &numbers) ? 60 : nil
    let bufferSize = Int.random(in: 0...3, using: &numbers)
    session = Session(
      store: Store(
        cacheExpiration: expiration.map { .seconds($0) }, releaseBufferSize: bufferSize))
    model = HandleModel(bufferSize: bufferSize, expiration: expiration)
  }

  /// - Returns: How the two differ after one of the steps.
  func run(_ count: Int) async throws -> String? {
    for _ in 0..<count {
      let step = HandleStep.random(&numbers)
      steps.append(step)
      _ = session.takeEvents()
      let difference = try await take(step)
      session.store.collect()
      model.collect()
      if let difference = difference ?? self.difference() {
        let history = steps.map { "\($0)" }.joined(separator: "\n  ")
        return "\(difference)\nafter\n  \(history)"
      }
    }
    return nil
  }

  private var environment: Environment { session.environment }

  private func difference() -> String? {
    // Those that nobody has are made anew when asked for; one of them now and then will do.
    let other = ModelOperation.all[steps.count / 4 % ModelOperation.all.count]
    for operation in ModelOperation.all
    where model.roots[operation] != nil || (operation == other && steps.count % 4 == 0) {
      let expected = model.handle(operation)
      let found = operation.use(in: environment) {
        HandleModel.Handle(
          phase: $0.phaseName, fetch: $0.fetch, isRefreshing: $0.isRefreshing, isStale: $0.isStale)
      }
      if found != expected { return "\(operation): \(found), not \(expected)" }
    }
    return differenceInSent()
  }

  /// What was sent since the last look. Several requests of one step may come in any order here; that
  /// they come in the order of the handles is tested elsewhere.
  private func differenceInSent() -> String? {
    let requests = session.transport.exchanges[sentCount...].map {
      "\($0.request.name) \($0.request.variables.json)"
    }
    let expected = model.sent[sentCount...].map { "\($0.name) {\"id\":\"\($0.id)\"}" }
    sentCount += requests.count
    return requests.sorted() == expected.sorted() ? nil : "sent \(requests), not \(expected)"
  }

  private func take(_ step: HandleStep) async throws -> String? {
    switch step {
    case .attach(let operation, let policy):
      let retention = operation.use(in: environment) { $0.retain(fetchPolicy: policy) }
      retentions.append((operation, policy, retention))
      model.attach(operation, policy)
    case .release(let place):
      guard !retentions.isEmpty else { return nil }
      let (operation, policy, retention) = retentions.remove(at: place % retentions.count)
      retention.release()
      model.release(operation, policy)
    case .preload(let operation):
      operation.use(in: environment) { $0.retain(fetchPolicy: .storeOrNetwork).release() }
      model.preload(operation)
    case .retry(let operation):
      operation.use(in: environment) { $0.retry() }
      model.retry(operation)
    case .refetch(let operation):
      let task = operation.use(in: environment) { handle in
        Task.immediate { try await handle.refetch() }
      }
      refetches.append((operation, task))
      model.refetch(operation)
    case .cancelRefetch(let place):
      guard !refetches.isEmpty else { return nil }
      let (operation, task) = refetches.remove(at: place % refetches.count)
      task.cancel()
      _ = await task.result
      model.cancelRefetch(operation)
    case .answer(let place, let isUnplaced):
      return try await settle(place) { operation, exchange in
        exchange.respond(operation.payload(isUnplaced: isUnplaced))
        model.answer(operation, isUnplaced: isUnplaced)
      }
    case .fail(let place, let kind):
      return try await settle(place) { operation, exchange in
        switch kind {
        case .request: exchange.respond(Responses.requestError)
        case .malformed: exchange.respond(Payload(json: "{"))
        default: exchange.fail()
        }
        model.fail(operation, kind)
      }
    case .answerLate(let place):
      let late = session.transport.cancelled.sorted()
      guard !late.isEmpty else { return nil }
      let exchange = session.transport.exchanges[late[place % late.count]]
      exchange.respond(Responses.character("1", name: "Late"))
      await Task.yield()
    case .commitByHand(let operation, let isUnplaced):
      try operation.commit(operation.payload(isUnplaced: isUnplaced), to: environment)
      model.commitByHand(operation, isUnplaced: isUnplaced)
    case .readMissing(let operation):
      guard !operation.isWhole else { return nil }
      operation.use(in: environment) { $0.readMissing() }
      environment.tell()
      let name = model.readMissing(operation)
      let names = session.takeEvents().map(\.name)
      try await spin { environment.toHeal.isEmpty }
      if names != (name.map { [$0] } ?? []) { return "logged \(names), not \(name ?? "nothing")" }
    case .advance(let seconds):
      session.clock.advance(seconds)
      model.advance(seconds)
    case .invalidate:
      environment.invalidate()
      model.invalidate()
    case .revalidate:
      environment.revalidate()
      model.revalidate()
    }
    return nil
  }

  /// Ends one of the fetches in flight.
  private func settle(
    _ place: Int, _ end: (ModelOperation, HeldTransport.Exchange) -> Void
  ) async throws -> String? {
    let inFlight = model.inFlight
    guard !inFlight.isEmpty else { return nil }
    let operation = inFlight[place % inFlight.count]
    let exchange = session.transport.exchanges.last {
      $0.request.name == operation.name
        && $0.request.variables["id"]?.json == "\"\(operation.id)\""
    }
    guard let exchange else { return "\(operation) was not sent" }
    _ = session.takeEvents()
    end(operation, exchange)
    try await spin {
      session.events.contains { $0.name == "fetchCompleted" || $0.name == "fetchFailed" }
    }
    // Those who waited for it have heard.
    for refetch in refetches where refetch.operation == operation { _ = await refetch.task.result }
    refetches.removeAll { $0.operation == operation }
    return nil
  }

  /// Waits as `settle` does, without a pause: what is awaited is under way already.
  private func spin(_ condition: () -> Bool) async throws {
    let start = ContinuousClock.now
    while !condition() {
      if ContinuousClock.now - start > .seconds(30) { throw Unsettled() }
      await Task.yield()
    }
  }
}
