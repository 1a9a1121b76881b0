import Testing

@_spi(Generated) @_spi(Testing) @testable import Baton

@MainActor @Suite("B-19: a stream that fails, and one that is parked")
struct SubscriptionFailureTests: RenamedStream {
  let session = Session()

  /// Fails the stream, and lets the pause go by.
  ///
  /// - Returns: The pause.
  private func fail(_ handle: SubscriptionHandle<Renamed>) async throws -> Duration {
    let sent = session.streams.requests.count
    try stream().fail()
    try await settle { session.clock.sleepers == 1 }
    guard case .waiting(let until) = handle.stream else { throw Unsettled() }
    let pause = until - session.environment.now
    session.clock.advance(by: pause - .nanoseconds(1))
    #expect(handle.stream == .waiting(until: until))
    #expect(session.streams.requests.count == sent)
    session.clock.advance(by: .nanoseconds(1))
    try await settle { handle.stream == .connecting }
    #expect(session.streams.requests.count == sent + 1)
    return pause
  }

  @Test("pauses double from a second to half a minute, and an event resets them")
  func backoff() async throws {
    let handle = handle
    let retention = handle.retain()
    var pauses: [Duration] = []
    for _ in 0..<7 { pauses.append(try await fail(handle)) }
    #expect(pauses == [1, 2, 4, 8, 16, 30, 30].map { Duration.seconds($0) })
    #expect(handle.resumptions == 7)
    try await send("Here", to: handle)
    #expect(try await fail(handle) == .seconds(1))
    #expect(try await fail(handle) == .seconds(2))
    // What is no event resets nothing.
    try stream().send(Responses.requestError)
    try await settle { handle.stream == .open }
    #expect(try await fail(handle) == .seconds(4))
    retention.release()
  }

  @Test(
    "a pause is between half of its step and all of it",
    arguments: [(0, 0.5), (0.5, 0.75), (1, 1), (-3, 0.5), (7, 1)])
  func jitter(chance: Double, seconds: Double) {
    var backoff = Backoff()
    #expect(backoff.pause(chance: chance) == .seconds(seconds))
    #expect(backoff.pause(chance: chance) == .seconds(2 * seconds))
  }

  @Test("a failure is logged, keeps the data, and says why")
  func failure() async throws {
    let handle = handle
    let retention = handle.retain()
    try await send("Kept", to: handle)
    _ = session.takeEvents()
    try stream().fail()
    try await settle { handle.failure != nil }
    #expect(handle.failure?.description.contains("the server can't be reached") == true)
    #expect(handle.phase.data?.renamed?.name == "Kept")
    #expect(session.takeEvents() == [.fetchFailed(operation: "Renamed", kind: .transport)])
    retention.release()
  }

  @Test("an event that can't be read is a failure, and nothing of it is kept")
  func malformed() async throws {
    let handle = handle
    let retention = handle.retain()
    try stream().send(Payload(json: #"{"data":{"renamed":{"name":"Half"#))
    try await settle { handle.failure != nil }
    #expect(handle.failure?.kind == .malformed)
    #expect(handle.events == 0)
    #expect(!session.store.dump().contains("Half"))
    try await settle { session.streams.cancelled == [0] }
    retention.release()
    try await settle { session.clock.sleepers == 0 }
  }

  @Test("a stream that was given up delivers nothing more")
  func generations() async throws {
    let handle = handle
    let retention = handle.retain()
    try await send("One", to: handle)
    let old = try stream()
    session.environment.isActive = false
    session.environment.isActive = true
    old.send(Responses.event("9", "Late"))
    old.fail()
    try await pause()
    #expect(handle.stream == .connecting)
    #expect(handle.events == 1)
    #expect(handle.phase.data?.renamed?.name == "One")
    retention.release()
  }

  @Test("an app that is not active parks every held stream, and resumes it")
  func parking() async throws {
    let environment = session.environment
    let handle = handle
    let other = environment.handle(for: Renamed(id: "2"))
    let retentions = [handle.retain(), other.retain()]
    try await send("Two", to: other)
    environment.isActive = false
    #expect([handle.stream, other.stream] == [.idle, .idle])
    try await settle { session.streams.cancelled == [0, 1] }
    environment.isActive = false
    environment.isActive = true
    environment.isActive = true
    #expect([handle.stream, other.stream] == [.connecting, .connecting])
    #expect([handle.resumptions, other.resumptions] == [1, 1])
    #expect(
      session.streams.requests.map(\.variables)
        == ["9", "2", "9", "2"].map { Renamed(id: $0).variables })
    for retention in retentions { retention.release() }
  }

  @Test(
    "one that waits is parked too; one that is held meanwhile is connected later, and has missed nothing"
  )
  func parkedOtherwise() async throws {
    let environment = session.environment
    let handle = handle
    let first = handle.retain()
    try stream().fail()
    try await settle { session.clock.sleepers == 1 }
    environment.isActive = false
    #expect(handle.stream == .idle)
    try await settle { session.clock.sleepers == 0 }
    session.clock.advance(60)
    handle.retry()
    let other = environment.handle(for: Renamed(id: "2"))
    let second = other.retain()
    try await pause()
    #expect(session.streams.requests.count == 1)
    environment.isActive = true
    #expect([handle.resumptions, other.resumptions] == [1, 0])
    #expect(session.streams.requests.count == 3)
    first.release()
    second.release()
    environment.isActive = false
    environment.isActive = true
    #expect(session.streams.requests.count == 3)
  }

  @Test("a retry connects a stream that waits, at once, and no other")
  func retry() async throws {
    let handle = handle
    handle.retry()
    #expect(session.streams.requests.isEmpty)
    let retention = handle.retain()
    handle.retry()
    #expect(session.streams.requests.count == 1)
    try stream().fail()
    try await settle { session.clock.sleepers == 1 }
    handle.retry()
    #expect(handle.stream == .connecting)
    #expect(handle.resumptions == 1)
    try await settle { session.clock.sleepers == 0 }
    session.clock.advance(60)
    try await pause()
    #expect(session.streams.requests.count == 2)
    retention.release()
  }

  @Test("who let go of it and holds it again begins anew: no resumption")
  func anew() async throws {
    let handle = handle
    handle.retain().release()
    let retention = handle.retain()
    #expect(session.streams.requests.count == 2)
    #expect(handle.resumptions == 0)
    retention.release()
  }
}
