import Testing

@_spi(Generated) @_spi(Testing) @testable import Baton

@MainActor @Suite("B-19: a subscription's stream")
struct SubscriptionTests: RenamedStream {
  let session = Session()

  @Test("nothing is sent before somebody holds the handle; the last one ends the stream")
  func held() async throws {
    let handle = handle
    #expect(handle.stream == .idle)
    #expect(session.streams.requests.isEmpty)
    let first = handle.retain()
    let second = self.handle.retain()
    #expect(handle.stream == .connecting)
    #expect(session.streams.requests.map(\.name) == ["Renamed"])
    #expect(session.streams.requests.map(\.kind) == [.subscription])
    #expect(session.sent.isEmpty)
    first.release()
    #expect(handle.stream == .connecting)
    second.release()
    #expect(handle.stream == .idle)
    try await settle { session.streams.cancelled == [0] }
  }

  @Test("events are committed in order, counted, and shown")
  func events() async throws {
    let handle = handle
    let retention = handle.retain()
    #expect(handle.phase.isLoading)
    for number in 1...20 { try stream().send(Responses.event("9", "name \(number)")) }
    try await settle { handle.events == 20 }
    #expect(handle.stream == .open)
    #expect(handle.phase.data?.renamed?.name == "name 20")
    let changes = session.takeEvents()
    #expect(changes.first == .fetchStarted(operation: "Renamed"))
    #expect(
      changes.dropFirst() == Array(repeating: .committed(kind: .server, changed: 1), count: 20)[...]
    )
    retention.release()
  }

  @Test("who reads the records of another operation sees the event")
  func shared() async throws {
    try session.environment.commitPayload(NameQuery(id: "9"), Responses.name("9", "Before"))
    let query = session.environment.handle(for: NameQuery(id: "9"))
    let retention = handle.retain()
    try await send("After", to: handle)
    #expect(query.phase.data?.character?.name == "After")
    retention.release()
  }

  @Test("errors without data are not counted, and leave the stream open")
  func errors() async throws {
    let handle = handle
    let retention = handle.retain()
    _ = session.takeEvents()
    try stream().send(Responses.requestError)
    try await settle { handle.stream == .open }
    #expect(handle.events == 0)
    #expect(handle.phase.isLoading)
    #expect(handle.failure == nil)
    #expect(session.takeEvents() == [.fieldError(operation: "Renamed", path: "")])
    try await send("After", to: handle)
    #expect(session.streams.requests.count == 1)
    retention.release()
  }

  @Test("a server's completion ends it, and it stays so")
  func completed() async throws {
    let handle = handle
    let retention = handle.retain()
    try await send("Last", to: handle)
    _ = session.takeEvents()
    try stream().continuation.finish()
    try await settle { handle.stream == .ended(nil) }
    #expect(handle.failure == nil)
    #expect(handle.phase.data?.renamed?.name == "Last")
    #expect(session.takeEvents() == [.fetchCompleted(operation: "Renamed", duration: .zero)])
    session.clock.advance(60)
    session.environment.isActive = false
    session.environment.isActive = true
    let second = handle.retain()
    try await pause()
    #expect(handle.stream == .ended(nil))
    #expect(session.streams.requests.count == 1)
    retention.release()
    second.release()
  }

  @Test("a server's refusal ends it as a request error, with what the server says")
  func refused() async throws {
    let handle = handle
    let retention = handle.retain()
    _ = session.takeEvents()
    try stream().fail(OperationRefused(payload: Responses.requestError))
    try await settle { handle.stream == .ended(.request) }
    #expect(handle.failure?.description.contains("No such operation") == true)
    #expect(handle.phase.failure?.kind == .request)
    #expect(session.takeEvents() == [.fetchFailed(operation: "Renamed", kind: .request)])
    #expect(session.clock.sleepers == 0)
    handle.retry()
    #expect(handle.stream == .connecting)
    #expect(handle.failure != nil)
    try await send("After all", to: handle)
    #expect(handle.failure == nil)
    retention.release()
  }

  @Test("a refusal that is no response of errors is a request error without any")
  func refusedOddly() async throws {
    let handle = handle
    let retention = handle.retain()
    try stream().fail(OperationRefused(payload: Responses.event("9", "No event")))
    try await settle { handle.stream == .ended(.request) }
    #expect(handle.events == 0)
    #expect(!session.store.dump().contains("No event"))
    retention.release()
  }

  @Test("an environment without a transport for it ends it, and says so")
  func withoutTransport() async throws {
    let environment = Environment(transport: session.transport)
    let handle = environment.handle(for: Renamed(id: "9"))
    let retention = handle.retain()
    #expect(handle.stream == .ended(.environment))
    #expect(handle.phase.failure?.description.contains("subscriptions:") == true)
    #expect(session.sent.isEmpty)
    retention.release()
    #expect(handle.stream == .idle)
  }

  @Test("the records of events are kept while the handle is held, and go with the last holder")
  func kept() async throws {
    let handle = handle
    let retention = handle.retain()
    try await send("Kept", to: handle)
    session.store.collect()
    #expect(session.store.dump().contains("Kept"))
    retention.release()
    #expect(handle.phase.isLoading)
    session.store.collect()
    #expect(!session.store.dump().contains("Kept"))
  }

  @Test("a release from inside a commit lets that event stand, and ends the stream")
  func releasedInside() async throws {
    let handle = handle
    let retention = handle.retain()
    try await send("First", to: handle)
    let name = try #require(handle.phase.data?.renamed)
    observe {
      _ = name.name
    } then: {
      retention.release()
    }
    try stream().send(Responses.event("9", "Second"))
    try stream().send(Responses.event("9", "Third"))
    try await settle { handle.stream == .idle }
    try await pause()
    #expect(handle.events == 2)
    #expect(handle.phase.isLoading)
    #expect(!session.store.dump().contains("Third"))
  }

  @Test(
    "who read the count is woken by events, who read the stream by its changes, each by no other")
  func observation() async throws {
    let handle = handle
    let retention = handle.retain()
    try await send("One", to: handle)
    let (events, streams, phase, resumptions) = (Watch(), Watch(), Watch(), Watch())
    func wakes() -> [Int] { [events, streams, phase, resumptions].map(\.wakes) }
    events.look { _ = handle.events }
    streams.look { _ = handle.stream }
    phase.look { _ = handle.phase }
    resumptions.look { _ = handle.resumptions }
    try await send("Two", to: handle)
    #expect(wakes() == [1, 0, 0, 0])
    events.look { _ = handle.events }
    try stream().send(Responses.requestError)
    try await send("Three", to: handle)
    #expect(wakes() == [2, 0, 0, 0])
    events.look { _ = handle.events }
    session.environment.isActive = false
    #expect(wakes() == [2, 1, 0, 0])
    streams.look { _ = handle.stream }
    session.environment.isActive = true
    #expect(wakes() == [2, 2, 0, 1])
    retention.release()
  }

  @Test("what a lens reads beyond its events is logged, and asked for by nobody")
  func missing() async throws {
    let handle = handle
    let retention = handle.retain()
    try await send("One", to: handle)
    _ = session.takeEvents()
    #expect(handle.phase.data?.renamed?.species == nil)
    try await pause()
    #expect(session.takeEvents() == [.missing(type: "Character", field: "species")])
    #expect(session.sent.isEmpty)
    session.environment.invalidate()
    session.environment.revalidate()
    #expect(session.streams.requests.count == 1)
    retention.release()
  }
}
