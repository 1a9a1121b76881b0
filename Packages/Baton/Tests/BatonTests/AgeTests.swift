import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("B-16: ages")
struct AgeTests {
  let session = Session()
  var environment: Environment { session.environment }

  @Test("B-16.1: an operation's own expiration, to the second")
  func expiration() async throws {
    try environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let handle = environment.handle(for: CharacterQuery(id: "9"))
    #expect(!handle.isStale)
    session.clock.advance(299)
    #expect(!handle.isStale)
    session.clock.advance(1)
    #expect(handle.isStale)
    let retention = handle.retain()
    #expect(handle.phaseName == "ready")
    #expect(handle.isRefreshing)
    try await session.answer(handle, Responses.character("9"))
    #expect(!handle.isStale)
    retention.release()
  }

  @Test("B-16.1: the store's expiration is for those without one of their own")
  func defaultExpiration() async throws {
    let session = Session(store: Store(cacheExpiration: .seconds(60)))
    let environment = session.environment
    try environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    try environment.commitPayload(NameQuery(id: "9"), Responses.name("9", "Rick"))
    session.clock.advance(61)
    #expect(!environment.handle(for: CharacterQuery(id: "9")).isStale)
    #expect(environment.handle(for: NameQuery(id: "9")).isStale)
  }

  @Test(
    "B-16.1: without an expiration data never gets stale; of unknown age it does where one applies")
  func unknownAge() throws {
    try environment.commitPayload(
      CharacterQuery(id: "9"), Responses.character("9"))
    let name = environment.handle(for: NameQuery(id: "9"))
    session.clock.advance(1_000_000)
    #expect(name.phaseName == "ready")
    #expect(!name.isStale)

    // The character is there, but by a query that is none of these.
    let other = Session(store: Store(cacheExpiration: .seconds(60)))
    try other.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let unknown = other.environment.handle(for: NameQuery(id: "9"))
    #expect(unknown.phaseName == "ready")
    #expect(unknown.isStale)
    let held = unknown.retain()
    #expect(unknown.isRefreshing)
    held.release()
  }

  @Test("B-16.2: invalidate makes everything stale and refetches what is retained by who may fetch")
  func invalidate() async throws {
    try environment.commitPayload(CharacterQuery(id: "1"), Responses.character("1"))
    try environment.commitPayload(CharacterQuery(id: "2"), Responses.character("2"))
    try environment.commitPayload(CharacterQuery(id: "3"), Responses.character("3"))
    let handles = ["1", "2", "3"].map { environment.handle(for: CharacterQuery(id: $0)) }
    let retentions = [handles[0].retain(), handles[1].retain(fetchPolicy: .storeOnly)]
    environment.invalidate()
    #expect(handles.map(\.isStale) == [true, true, true])
    #expect(handles.map(\.fetch) == [.inFlight, .idle, .idle])
    try await session.answer(handles[0], Responses.character("1"))
    #expect(handles.map(\.isStale) == [false, true, true])
    for retention in retentions { retention.release() }
  }

  @Test("B-16.2: an answer that was asked for before invalidate is stale, and asked for again")
  func invalidateInFlight() async throws {
    let held = environment.handle(for: CharacterQuery(id: "1"))
    let retention = held.retain()
    environment.invalidate()
    #expect(session.sent.count == 1)
    try #require(session.transport.exchanges.last).respond(Responses.character("1", name: "Old"))
    try await settle { session.sent.count == 2 }
    #expect(held.phase.data?.character?.characterHeader.name == "Old")
    #expect(held.isStale)
    #expect(held.isRefreshing)
    try await session.answer(held, Responses.character("1", name: "New"))
    #expect(held.phase.data?.character?.characterHeader.name == "New")
    #expect(!held.isStale)
    #expect(session.sent.count == 2)
    retention.release()
  }

  @Test("B-16.2: asked for before invalidate and held by nobody who may fetch: stale, left so")
  func invalidateInFlightUnheld() async throws {
    let parked = environment.handle(for: CharacterQuery(id: "1"))
    environment.preload(CharacterQuery(id: "1"))
    environment.invalidate()
    try await session.answer(parked, Responses.character("1"))
    try await pause()
    #expect(parked.isStale)
    #expect(session.sent.count == 1)
    let retention = parked.retain()
    #expect(parked.isRefreshing)
    #expect(session.sent.count == 2)
    retention.release()
  }

  @Test("B-16.2: a failed fetch that was asked for before invalidate is not repeated by itself")
  func invalidateInFlightFails() async throws {
    let held = environment.handle(for: CharacterQuery(id: "1"))
    let retention = held.retain()
    environment.invalidate()
    try await session.fail(held)
    try await pause()
    #expect(held.phaseName == "failed(transport)")
    #expect(session.sent.count == 1)
    retention.release()
  }

  @Test("B-16.2: revalidate refetches what is stale or failed, and nothing else")
  func revalidate() async throws {
    try environment.commitPayload(CharacterQuery(id: "1"), Responses.character("1"))
    session.clock.advance(200)
    try environment.commitPayload(CharacterQuery(id: "2"), Responses.character("2"))
    let old = environment.handle(for: CharacterQuery(id: "1"))
    let new = environment.handle(for: CharacterQuery(id: "2"))
    let failed = environment.handle(for: CharacterQuery(id: "3"))
    let retentions = [old.retain(), new.retain(), failed.retain()]
    try await session.fail(failed)
    #expect(failed.phaseName == "failed(transport)")
    session.clock.advance(100)
    environment.revalidate()
    #expect([old.fetch, new.fetch, failed.fetch] == [.inFlight, .idle, .inFlight])
    #expect(failed.phaseName == "loading")
    for retention in retentions { retention.release() }
  }

  @Test("B-16.2: what is refetched is sent in the order in which the handles were made")
  func order() throws {
    let queries = (1...20).map { CharacterQuery(id: String($0)) }
    let first = queries.map { environment.handle(for: $0).retain(fetchPolicy: .storeOnly) }
    for query in queries { try environment.commitPayload(query, Responses.character(query.id)) }
    let second = queries.reversed().map { environment.handle(for: $0).retain() }
    #expect(session.sent.isEmpty)
    environment.invalidate()
    #expect(session.transport.requests.map(\.variables) == queries.map(\.variables))
    for retention in first + second { retention.release() }
  }

  @Test("an environment's time begins with it, and goes forward by itself")
  func systemClock() async throws {
    let environment = Environment(transport: HeldTransport())
    let first = environment.now
    #expect(first >= .zero)
    try await Task.sleep(for: .milliseconds(2))
    #expect(environment.now > first)
  }
}
