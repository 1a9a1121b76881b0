import Baton
import BatonTesting
import Testing

@MainActor @Suite("A real environment without a server")
struct EnvironmentTests {
  private let hello = Payload(json: #"{"data":{"greeting":"Hello"}}"#)

  @Test("a recorded answer makes a handle ready")
  func recorded() async throws {
    let transport = RecordedTransport([Greeting.name: hello])
    let environment = Environment(transport: transport)
    let handle = environment.handle(for: Greeting())
    let retention = handle.retain()
    #expect(handle.phase.isLoading)
    try await wait { handle.fetch == .idle }
    #expect(handle.phase.data?.greeting == "Hello")
    #expect(transport.requests.map(\.name) == ["Greeting"])
    retention.release()
  }

  @Test("a request without a recording fails the handle, and says which")
  func unrecorded() async throws {
    let environment = Environment(transport: RecordedTransport([:]))
    let handle = environment.handle(for: Greeting())
    let retention = handle.retain()
    try await wait { !handle.phase.isLoading }
    #expect(handle.phase.failure?.description.contains("no recording for Greeting") == true)
    retention.release()
  }

  @Test("a scripted answer comes when the test says so; the clock makes it stale")
  func scripted() async throws {
    let (transport, clock) = (ScriptedTransport(), ManualClock())
    let environment = Environment(transport: transport, clock: clock)
    let handle = environment.handle(for: Greeting())
    let retention = handle.retain()
    #expect(transport.held.count == 1)
    transport.held[0].respond(hello)
    try await wait { handle.fetch == .idle }
    #expect(!handle.isStale)
    clock.advance(by: .seconds(60))
    #expect(handle.isStale)
    environment.revalidate()
    #expect(transport.held.count == 2)
    await environment.end()
    try await wait { transport.held[1].isCancelled }
    retention.release()
  }

  @Test("a silent one leaves the first body alone")
  func silent() async throws {
    let environment = Environment(transport: SilentTransport())
    let handle = environment.handle(for: Greeting())
    let retention = handle.retain()
    try environment.commitPayload(Greeting(), hello)
    #expect(handle.phase.data?.greeting == "Hello")
    #expect(handle.isRefreshing)
    retention.release()
  }
}
