import Testing

@_spi(Generated) @_spi(Testing) @testable import Baton

@MainActor @Suite("B-19: what is read after a resumption")
struct SubscriptionResumptionTests: RenamedStream {
  let session = Session()

  private func interrupt() {
    session.environment.isActive = false
    session.environment.isActive = true
  }

  /// A stream that is held, and behind whose resumptions a query is fetched.
  private func held() -> (handle: SubscriptionHandle<Renamed>, retention: Retention) {
    let handle = handle
    handle.onResumption = NameQuery(id: "9")
    return (handle, handle.retain())
  }

  /// One that was resumed, so that the query has been sent.
  private func resumed() async throws -> (
    handle: SubscriptionHandle<Renamed>, retention: Retention
  ) {
    let held = held()
    interrupt()
    try stream().accept()
    try await settle { session.sent.count == 1 }
    return held
  }

  /// Answers the query that was sent last.
  private func answer(_ name: String) throws {
    try #require(session.transport.exchanges.last).respond(Responses.name("9", name))
  }

  @Test("a stream is open when the transport says that the server has it")
  func accepted() async throws {
    let handle = handle
    let retention = handle.retain()
    #expect(handle.stream == .connecting)
    try stream().accept()
    try await settle { handle.stream == .open }
    #expect(handle.phase.isLoading)
    #expect(handle.events == 0)
    try await send("One", to: handle)
    retention.release()
  }

  @Test("the word of a stream that was given up opens no other")
  func late() async throws {
    let (handle, retention) = held()
    let old = try stream()
    interrupt()
    old.accept()
    try await pause()
    #expect(handle.stream == .connecting)
    #expect(session.sent.isEmpty)
    retention.release()
  }

  @Test("the query is fetched when the server has the stream again, not before")
  func missed() async throws {
    let (handle, retention) = held()
    try stream().accept()
    try await settle { handle.stream == .open }
    interrupt()
    try await pause()
    #expect(session.sent.isEmpty)
    try stream().accept()
    try await settle { session.sent == ["NameQuery"] }
    try answer("Missed")
    try await settle { session.store.dump().contains("Missed") }
    try stream().fail()
    try await settle { session.clock.sleepers == 1 }
    session.clock.advance(1)
    try await settle { handle.stream == .connecting }
    #expect(session.sent.count == 1)
    try stream().accept()
    try await settle { session.sent.count == 2 }
    // It was asked for before this resumption, so it is asked for again behind it.
    interrupt()
    try stream().accept()
    try await settle { handle.stream == .open }
    try await pause()
    #expect(session.sent.count == 2)
    try answer("Between")
    try await settle { session.sent.count == 3 }
    retention.release()
  }

  @Test(
    "where the transport has no word, the first payload is one, of errors alone too",
    arguments: [Responses.event("9", "First"), Responses.requestError])
  func firstPayload(_ payload: Payload) async throws {
    let (_, retention) = held()
    interrupt()
    try await pause()
    #expect(session.sent.isEmpty)
    try stream().send(payload)
    try await settle { session.sent == ["NameQuery"] }
    try stream().send(payload)
    try await pause()
    #expect(session.sent.count == 1)
    retention.release()
  }

  @Test("a query that fails is fetched again after a pause that doubles, while the stream goes on")
  func again() async throws {
    let (handle, retention) = try await resumed()
    for seconds in [1, 2, 4] {
      try #require(session.transport.exchanges.last).fail()
      try await settle { session.clock.sleepers == 1 }
      let count = session.sent.count
      session.clock.advance(by: .seconds(seconds) - .nanoseconds(1))
      #expect(session.sent.count == count)
      session.clock.advance(by: .nanoseconds(1))
      try await settle { session.sent.count == count + 1 }
    }
    try answer("At last")
    try await settle { session.store.dump().contains("At last") }
    try await pause()
    #expect(session.clock.sleepers == 0)
    #expect(handle.stream == .open)
    retention.release()
  }

  @Test("it is not fetched again for a stream that has ended, or was given up")
  func over() async throws {
    let (_, retention) = try await resumed()
    try #require(session.transport.exchanges.last).fail()
    try await settle { session.clock.sleepers == 1 }
    retention.release()
    try await settle { session.clock.sleepers == 0 }
    session.clock.advance(60)
    try await pause()
    #expect(session.sent.count == 1)
  }

  @Test("one that the server refuses is not fetched again")
  func refused() async throws {
    let (_, retention) = try await resumed()
    try #require(session.transport.exchanges.last).respond(Responses.requestError)
    try await pause()
    #expect(session.clock.sleepers == 0)
    retention.release()
  }

  @Test("a clock that can't sleep has a stream connected again after the pause all the same")
  func brokenClock() async throws {
    let streams = HeldTransport()
    let environment = Environment(
      transport: HeldTransport(), subscriptions: streams, clock: SleeplessClock(), chance: { 1 })
    let handle = environment.handle(for: Renamed(id: "9"))
    let retention = handle.retain()
    streams.exchanges[0].fail()
    try await settle { handle.failure != nil }
    try await pause()
    #expect(streams.requests.count == 1)
    try await settle { streams.requests.count == 2 }
    retention.release()
  }
}

/// The system's clock, but for sleeping, which fails.
private struct SleeplessClock: Clock {
  struct CanNotSleep: Error {}

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    throw CanNotSleep()
  }
}
