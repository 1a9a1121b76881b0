import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("B-21.1: the end of a session with streams")
struct SubscriptionEndTests {
  let session = Session()

  @Test("streams are gone, late events reach neither memory nor log, nothing is connected again")
  func end() async throws {
    let environment = session.environment
    let open = environment.handle(for: Renamed(id: "1"))
    let waiting = environment.handle(for: Renamed(id: "2"))
    let retentions = [open.retain(), waiting.retain()]
    session.streams.exchanges[0].send(Responses.event("1", "Shown"))
    session.streams.exchanges[1].fail()
    try await settle { open.events == 1 && session.clock.sleepers == 1 }
    _ = session.takeEvents()
    await environment.end()
    for handle in [open, waiting] {
      #expect(handle.stream == .ended(.gone))
      #expect(handle.phase.failure?.kind == .gone)
      #expect(handle.failure?.kind == .gone)
    }
    session.streams.exchanges[0].send(Responses.event("1", "Late"))
    session.clock.advance(60)
    environment.isActive = false
    environment.isActive = true
    open.retry()
    try await settle { session.streams.cancelled == [0] }
    try await pause()
    #expect(open.events == 1)
    #expect(session.store.dump() == Store().dump())
    #expect(session.takeEvents().isEmpty)
    #expect(session.streams.requests.count == 2)
    #expect(session.clock.sleepers == 0)
    for retention in retentions { retention.release() }
    #expect(open.stream == .ended(.gone))
  }

  @Test("later handles and retentions are gone, and send nothing")
  func later() async throws {
    await session.environment.end()
    let handle = session.environment.handle(for: Renamed(id: "9"))
    #expect(handle.stream == .ended(.gone))
    let retention = handle.retain()
    #expect(handle.phase.failure?.kind == .gone)
    #expect(session.streams.requests.isEmpty)
    retention.release()
  }

  @Test("an end from inside an event's commit lets nothing of it stand")
  func endInside() async throws {
    let environment = session.environment
    let handle = environment.handle(for: Renamed(id: "9"))
    let retention = handle.retain()
    session.streams.exchanges[0].send(Responses.event("9", "First"))
    try await settle { handle.events == 1 }
    let lens = try #require(handle.phase.data?.renamed)
    var ending: Task<Void, Never>?
    observe {
      _ = handle.events
      _ = lens.name
    } then: {
      ending = Task { await environment.end() }
    }
    session.streams.exchanges[0].send(Responses.event("9", "Second"))
    session.streams.exchanges[0].send(Responses.event("9", "Third"))
    try await settle { environment.hasEnded }
    await ending?.value
    try await pause()
    #expect(session.store.dump() == Store().dump())
    #expect(handle.stream == .ended(.gone))
    retention.release()
  }

  @Test("an environment that is let go leaves its streams gone, and gives them up")
  func letGo() async throws {
    let streams = HeldTransport()
    var environment: Environment? = Environment(
      transport: HeldTransport(), subscriptions: streams)
    weak let released = environment
    let handle = try #require(environment?.handle(for: Renamed(id: "9")))
    let retention = handle.retain()
    environment = nil
    #expect(released == nil)
    #expect(handle.stream == .ended(.gone))
    try await settle { streams.cancelled == [0] }
    retention.release()
  }

  @Test(
    "outside a tree a value has no stream; in one without an environment it has failed, and says so"
  )
  func withoutEnvironment() {
    let value = Renamed(id: "9")
    #expect(value.stream == .idle)
    #expect(value.phase.isLoading)
    #expect(value.failure == nil)
    var storage = SubscriptionStorage(value)
    storage.resolve(SubscriptionAttachment(), in: nil)
    #expect(storage.value.stream == .ended(.environment))
    #expect(storage.value.failure?.description.contains(".environment(") == true)
    #expect(storage.value.phase.failure?.kind == .environment)
    value.retry()
    value.onResumption = NameQuery(id: "9")
    #expect(value.onResumption == nil)
  }

  @Test("a view's attachment holds one stream until the value or the environment changes")
  func attachment() async throws {
    let environment = session.environment
    let attachment = SubscriptionAttachment<Renamed>()
    var storage = SubscriptionStorage(Renamed(id: "1"))
    storage.resolve(attachment, in: environment)
    storage.resolve(attachment, in: environment)
    #expect(session.streams.requests.count == 1)
    session.streams.exchanges[0].send(Responses.event("1", "One"))
    try await settle { storage.value.events == 1 }
    #expect(storage.value.phase.data?.renamed?.name == "One")
    #expect(SubscriptionStorage(storage.value).value.stream == .idle)
    #expect(storage == SubscriptionStorage(Renamed(id: "1")))
    var other = SubscriptionStorage(Renamed(id: "2"))
    other.resolve(attachment, in: environment)
    #expect(storage.value.stream == .idle)
    #expect(other.value.stream == .connecting)
    attachment.detach()
    #expect(other.value.stream == .idle)
    try await settle { session.streams.cancelled == [0, 1] }
  }
}
