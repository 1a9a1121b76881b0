import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("B-18.2: refetch and retry")
struct RefetchTests {
  let session = Session()

  private func ready(_ id: String) async throws -> (OperationHandle<CharacterQuery>, Retention) {
    let handle = session.environment.handle(for: CharacterQuery(id: id))
    let retention = handle.retain()
    try await session.answer(handle, Responses.character(id))
    return (handle, retention)
  }

  @Test("refetch commits the answer behind the data")
  func refetch() async throws {
    let (handle, retention) = try await ready("9")
    let refetched = Task { try await handle.refetch() }
    try await settle { handle.isRefreshing }
    #expect(handle.phaseName == "ready")
    try await session.answer(handle, Responses.character("9", name: "Renamed"))
    try await refetched.value
    #expect(handle.phase.data?.character?.characterHeader.name == "Renamed")
    retention.release()
  }

  @Test("refetch throws the failure, unchanged, and the data stays")
  func refetchThrows() async throws {
    let (handle, retention) = try await ready("9")
    let refetched = Task { try await handle.refetch() }
    try await settle { handle.isRefreshing }
    try await session.fail(handle)
    let failure = await #expect(throws: Failure.self) { try await refetched.value }
    guard case .transport(let error) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(error as? Unreachable == Unreachable())
    #expect(handle.phaseName == "ready")
    #expect(handle.fetch == .failed(.transport))
    retention.release()
  }

  @Test("after a failure without data, retry reads loading")
  func retry() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    try await session.fail(handle)
    #expect(handle.phaseName == "failed(transport)")
    handle.retry()
    #expect(handle.phaseName == "loading")
    #expect(handle.fetch == .inFlight)
    handle.retry()
    #expect(session.sent.count == 2)  // joined
    try await session.answer(handle, Responses.character("9"))
    #expect(handle.phaseName == "ready")
    retention.release()
  }

  @Test("retry with data behind the failure is a refetch")
  func retryBehindData() async throws {
    let (handle, retention) = try await ready("9")
    let refetched = Task { try await handle.refetch() }
    try await settle { handle.isRefreshing }
    try await session.fail(handle)
    _ = await refetched.result
    handle.retry()
    #expect(handle.phaseName == "ready")
    #expect(handle.isRefreshing)
    #expect(handle.fetch == .inFlight)
    retention.release()
  }

  @Test(
    "B-16.2: what reads a lens's object again joins nothing that was sent before an invalidation")
  func loadAfterInvalidation() async throws {
    let environment = session.environment
    func load() -> Task<Void, any Error> {
      Task { try await environment.load(CharacterQuery(id: "9")).release() }
    }
    let before = load()
    try await settle { session.sent.count == 1 }
    environment.invalidate()
    let after = load()
    let joined = load()
    try await settle { session.sent.count == 2 }
    for exchange in session.transport.exchanges { exchange.respond(Responses.character("9")) }
    try await before.value
    try await after.value
    try await joined.value
    #expect(session.sent.count == 2)
  }

  @Test("B-21.4: a cancelled fetch by hand commits nothing, and the caller hears it at once")
  func cancelled() async throws {
    let fetched = Task { try await session.environment.fetch(CharacterQuery(id: "9")) }
    try await settle { session.sent.count == 1 }
    fetched.cancel()
    await #expect(throws: CancellationError.self) { try await fetched.value }
    try await settle { session.transport.cancelled == [0] }
    try #require(session.transport.exchanges.last).respond(Responses.character("9"))
    try await pause()
    #expect(session.store.dump() == Store().dump())
    #expect(session.takeEvents() == [.fetchStarted(operation: "CharacterQuery")])
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    #expect(handle.phaseName == "loading")
    #expect(handle.fetch == .idle)
  }

  @Test("a call that is cancelled before it begins sends nothing that lasts")
  func cancelledBefore() async throws {
    let environment = session.environment
    let fetched = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await environment.fetch(CharacterQuery(id: "9"))
    }
    await #expect(throws: CancellationError.self) { try await fetched.value }
    try await pause()
    #expect(session.environment.handle(for: CharacterQuery(id: "9")).fetch == .idle)
  }

  @Test("a fetch that a view or another caller wants outlives a cancelled caller")
  func cancelledButWanted() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let cancelled = Task { try await handle.refetch() }
    let patient = Task { try await handle.refetch() }
    try await settle { handle.fetch == .inFlight }
    try await pause()
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(handle.fetch == .inFlight)
    try await session.answer(handle, Responses.character("9"))
    try await patient.value

    let viewed = Task { try await handle.refetch() }
    try await settle { handle.fetch == .inFlight }
    let retention = handle.retain(fetchPolicy: .storeAndNetwork)
    viewed.cancel()
    await #expect(throws: CancellationError.self) { try await viewed.value }
    #expect(handle.fetch == .inFlight)
    try await session.answer(handle, Responses.character("9", name: "Kept"))
    #expect(handle.phase.data?.character?.characterHeader.name == "Kept")
    retention.release()
  }

  @Test("a lens that is refetched joins an equal call in flight, and no other")
  func lensesJoin() async throws {
    let (handle, retention) = try await ready("9")
    let anchor = try #require(handle.phase.data).anchor
    let refetching = Refetching(CharacterQuery.self)
    let calls = (0..<3).map { number in
      Task {
        let id: [String: Variable?] = number == 2 ? ["id": Variable("8")] : [:]
        return try await anchor.refetch(refetching, id)
      }
    }
    try await settle { session.sent.count == 3 }
    try await pause()
    #expect(session.sent.count == 3)
    // One of the two goes, and the other still has its answer.
    calls[0].cancel()
    await #expect(throws: CancellationError.self) { try await calls[0].value }
    #expect(session.transport.cancelled.isEmpty)
    for exchange in session.transport.exchanges.dropFirst() {
      let id = exchange.request.variables["id"]?.json == "\"8\"" ? "8" : "9"
      exchange.respond(Responses.character(id, name: "Again \(id)"))
    }
    #expect(try await calls[1].value == anchor)
    #expect(try await calls[2].value != anchor)
    #expect(handle.phase.data?.character?.characterHeader.name == "Again 9")
    // It is over: the next call asks anew.
    let next = Task { try await anchor.refetch(refetching, [:]) }
    try await settle { session.sent.count == 4 }
    next.cancel()
    _ = await next.result
    retention.release()
  }

  @Test("a stream that ends without a payload is a failure that says so")
  func noAnswer() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    try #require(session.transport.exchanges.last).continuation.finish()
    try await settle { handle.fetch != .inFlight }
    #expect(handle.phaseName == "failed(transport)")
    #expect(handle.phase.failure?.description.contains("without a payload") == true)
    retention.release()
  }
}
