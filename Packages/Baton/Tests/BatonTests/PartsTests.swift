import Testing

@_spi(Generated) @_spi(Runtime) @_spi(Testing) @testable import Baton

@MainActor @Suite("an answer in parts")
struct PartsTests {
  let session = Session()

  private var handle: OperationHandle<PartsQuery> {
    session.environment.handle(for: PartsQuery(id: "1"))
  }

  /// The handle held, with the first payload shown.
  private func begun() async throws -> (OperationHandle<PartsQuery>, Retention) {
    let handle = handle
    let retention = handle.retain()
    try first().send(PartsQuery.first("1"))
    try await settle { handle.phaseName == "ready" }
    return (handle, retention)
  }

  private func first() throws -> HeldTransport.Exchange {
    try #require(session.transport.exchanges.last)
  }

  @Test("shows its data with the first payload, and ends with the last")
  func inParts() async throws {
    let (handle, retention) = try await begun()
    defer { retention.release() }
    let character = try #require(handle.phase.data?.character)
    #expect(character.name == "Rick" && character.characterHeader == nil)
    #expect(handle.fetch == .inFlight && handle.isRefreshing)
    try first().send(PartsQuery.part("1", isLast: false))
    try await settle { character.characterHeader != nil }
    #expect(character.characterHeader?.origin?.name == "Earth")
    #expect(handle.fetch == .inFlight)
    try first().send(PartsQuery.end)
    try await settle { handle.fetch == .idle }
    #expect(session.sent == ["PartsQuery"])
    #expect(
      session.takeEvents() == [
        .fetchStarted(operation: "PartsQuery"), .committed(kind: .server, changed: 1),
        .committed(kind: .server, changed: 2),
        .fetchCompleted(operation: "PartsQuery", duration: .zero),
      ])
  }

  @Test("is dated when its stream ends (B-7.7)")
  func dated() async throws {
    let (handle, retention) = try await begun()
    defer { retention.release() }
    #expect(handle.isStale)
    session.clock.advance(200)
    try first().send(PartsQuery.part("1"))
    try await settle { handle.fetch == .idle }
    session.clock.advance(200)
    #expect(!handle.isStale)
    session.clock.advance(100)
    #expect(handle.isStale)
  }

  @Test("that is cut short fails behind its data")
  func cutShort() async throws {
    let (handle, retention) = try await begun()
    defer { retention.release() }
    try first().continuation.finish()
    try await settle { handle.fetch != .inFlight }
    #expect(handle.fetch == .failed(.transport) && handle.phaseName == "ready")
    #expect(handle.isStale)
    #expect(session.takeEvents().last == .fetchFailed(operation: "PartsQuery", kind: .transport))
  }

  @Test("whose part is malformed fails behind its data, and nothing more is read")
  func malformed() async throws {
    let (handle, retention) = try await begun()
    defer { retention.release() }
    try first().send(Payload(json: #"{"incremental":[7],"hasNext":true}"#))
    try await settle { handle.fetch != .inFlight }
    try first().send(PartsQuery.part("1"))
    try await pause()
    #expect(handle.fetch == .failed(.malformed) && handle.phaseName == "ready")
    #expect(handle.phase.data?.character?.characterHeader == nil)
  }

  @Test("is awaited whole by who refetches, and joined while it is under way")
  func joined() async throws {
    let (handle, retention) = try await begun()
    defer { retention.release() }
    var isDone = false
    let waiting = Task {
      try await handle.refetch()
      isDone = true
    }
    try await pause()
    #expect(!isDone && session.sent == ["PartsQuery"])
    try first().send(PartsQuery.part("1"))
    try await waiting.value
    #expect(isDone)
  }

  @Test("commits nothing more once it is cancelled")
  func cancelled() async throws {
    let handle = handle
    let waiting = Task { try await handle.refetch() }
    try await settle { session.sent.count == 1 }
    try first().send(PartsQuery.first("1"))
    try await settle { handle.phaseName == "ready" }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    try await settle { session.transport.cancelled == [0] }
    try first().send(PartsQuery.part("1"))
    try await pause()
    #expect(handle.phase.data?.character?.characterHeader == nil && handle.fetch == .idle)
  }

  @Test("whose session ends reaches nothing")
  func ended() async throws {
    let (handle, retention) = try await begun()
    defer { retention.release() }
    await session.environment.end()
    try first().send(PartsQuery.part("1"))
    try await pause()
    #expect(handle.phaseName == "failed(gone)")
    #expect(session.store.dump() == Store().dump())
  }

  @Test("is asked for again where its parts are not whole (B-18.1)")
  func halfHeld() async throws {
    let environment = session.environment
    try environment.commitPayload(PartsQuery(id: "1"), PartsQuery.first("1"))
    #expect(environment.store.check(PartsQuery(id: "1")) == .memory)
    let handle = handle
    let stored = handle.retain(fetchPolicy: .storeOnly)
    #expect(handle.phaseName == "ready" && session.sent.isEmpty)
    stored.release()
    let retention = handle.retain()
    #expect(handle.phaseName == "ready" && session.sent == ["PartsQuery"])
    try first().send(PartsQuery.first("1"))
    try first().send(PartsQuery.part("1"))
    try await settle { handle.fetch == .idle }
    retention.release()
    handle.retain().release()
    #expect(session.sent == ["PartsQuery"])
  }

  @Test("may be committed by hand, payload by payload")
  func byHand() throws {
    let response = session.store.begin(PartsQuery(id: "1"))
    try response.commit(PartsQuery.first("1"))
    #expect(!response.hasEnded)
    let character = try #require(session.store.read(PartsQuery(id: "1")).character)
    #expect(character.characterHeader == nil)
    #expect(try response.commit(PartsQuery.part("1")).changed == 2)
    #expect(response.hasEnded && character.characterHeader?.status == "Alive")
    #expect(
      try response.commit(PartsQuery.part("1")).problems == [.partDropped(path: "character")])
  }

  @Test("that is committed by hand keeps its records up to its end")
  func byHandUnbuffered() throws {
    let store = Store(releaseBufferSize: 0)
    let response = store.begin(PartsQuery(id: "1"))
    try response.commit(PartsQuery.first("1"))
    store.collect()
    #expect(try response.commit(PartsQuery.part("1")).problems == [])
    store.collect()
    #expect(store.dump() == Store().dump())
  }

  @Test("tells the log of parts that have no place (B-21.3)")
  func stray() async throws {
    let (handle, retention) = try await begun()
    defer { retention.release() }
    _ = session.takeEvents()
    try first().send(
      Payload(
        json: #"{"incremental":[{"path":["nobody",3],"label":"x","data":{}}],"hasNext":true}"#))
    try first().send(PartsQuery.part("1"))
    try await settle { handle.fetch == .idle }
    #expect(
      session.takeEvents() == [
        .partDropped(path: "nobody.3"), .committed(kind: .server, changed: 2),
        .fetchCompleted(operation: "PartsQuery", duration: .zero),
      ])
  }

  @Test("is refetched at its end where all was invalidated meanwhile")
  func invalidated() async throws {
    let (handle, retention) = try await begun()
    defer { retention.release() }
    session.environment.invalidate()
    #expect(session.sent.count == 1)
    try first().send(PartsQuery.part("1"))
    try await settle { session.sent.count == 2 }
    #expect(handle.fetch == .inFlight)
  }

  @Test("is fetched whole by who needs no view")
  func fetched() async throws {
    let environment = session.environment
    let fetched = Task { try await environment.fetch(PartsQuery(id: "1")).character?.name }
    try await settle { session.sent.count == 1 }
    try first().send(PartsQuery.first("1"))
    try first().send(PartsQuery.part("1"))
    #expect(try await fetched.value == "Rick")
    #expect(handle.phase.data?.character?.characterHeader?.status == "Alive")
  }

  @Test("of a mutation takes the optimistic one's place at once, and is whole at its end")
  func mutation() async throws {
    for isCut in [false, true] {
      let session = Session()
      let environment = session.environment
      try environment.commitPayload(NameQuery(id: "9"), Responses.name("9", "Before"))
      let name = { session.store.read(NameQuery(id: "9")).character?.name }
      var isDone = false
      let mutating = Task {
        defer { isDone = true }
        return try await environment.mutate(
          Rename(id: "9", name: "After"),
          optimistic: .init(rename: .init(character: .init(id: "9", name: "Shown"))))
      }
      try await settle { name() == "Shown" && !session.transport.exchanges.isEmpty }
      let exchange = try #require(session.transport.exchanges.first)
      exchange.send(
        Payload(
          json:
            #"{"data":{"rename":{"character":{"id":"9","name":"After"}}},"hasNext":true}"#))
      try await settle { name() == "After" }
      #expect(!isDone)
      if isCut { exchange.fail() } else { exchange.send(PartsQuery.end) }
      if isCut {
        await #expect(throws: Failure.self) { try await mutating.value }
      } else {
        #expect(try await mutating.value.rename?.character?.name == "After")
      }
      #expect(name() == "After")
      #expect(
        session.takeEvents().map(\.name) == [
          "committed", "fetchStarted", "committed", isCut ? "fetchFailed" : "fetchCompleted",
        ])
    }
  }

  @Test("of a mutation is read by its caller where the buffer keeps nothing, between parts too")
  func unbufferedMutation() async throws {
    let session = Session(store: Store(releaseBufferSize: 0))
    let mutating = Task {
      try await session.environment.mutate(Rename(id: "9", name: "After")).rename?.character?.name
    }
    try await settle { !session.transport.exchanges.isEmpty }
    let exchange = try #require(session.transport.exchanges.first)
    exchange.send(
      Payload(json: #"{"data":{"rename":{"character":{"id":"9","name":"After"}}},"hasNext":true}"#))
    try await settle { session.takeEvents().contains { $0.name == "committed" } }
    try await settle { !session.environment.hasTurnComing }
    exchange.send(PartsQuery.end)
    #expect(try await mutating.value == "After")
    try await settle { !session.environment.hasTurnComing }
    #expect(session.store.dump() == Store().dump())
  }
}
