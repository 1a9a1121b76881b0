import Baton
import BatonTesting
import Testing

@MainActor @Suite("A subscription's events, driven by hand")
struct SubscriptionTests {
  private let transport = ScriptedTransport([
    Greeting.name: Payload(json: #"{"data":{"greeting":"Hello"}}"#)
  ])
  private let clock = ManualClock()
  private let environment: Environment

  init() {
    environment = Environment(
      transport: transport, subscriptions: transport, clock: clock, chance: { 1 })
  }

  private func event(_ text: String) -> Payload {
    Payload(json: #"{"data":{"greeted":"\#(text)"}}"#)
  }

  @Test("what is recorded is answered at once, and not held")
  func recorded() async throws {
    let data = try await environment.fetch(Greeting())
    #expect(data.greeting == "Hello")
    #expect(transport.held.isEmpty)
  }

  @Test("events come as they are sent, and the stream ends as the test says")
  func driven() async throws {
    let handle = environment.handle(for: Greetings())
    let retention = handle.retain()
    #expect(transport.held.map(\.request.kind) == [.subscription])
    transport.held[0].send(event("one"))
    transport.held[0].send(event("two"))
    try await wait { handle.events == 2 }
    #expect(handle.phase.data?.greeted == "two")
    transport.held[0].complete()
    try await wait { handle.stream == .ended(nil) }
    handle.retry()
    transport.held[1].refuse(Payload(json: #"{"errors":[{"message":"no more"}]}"#))
    try await wait { handle.stream == .ended(.request) }
    #expect(handle.failure?.description.contains("no more") == true)
    retention.release()
  }

  @Test("the clock lets a stream that failed come back")
  func failed() async throws {
    struct Cut: Error {}
    let handle = environment.handle(for: Greetings())
    let retention = handle.retain()
    transport.held[0].fail(Cut())
    try await wait { clock.sleepers == 1 }
    #expect(handle.stream == .waiting(until: .seconds(1)))
    clock.advance(by: .seconds(1))
    try await wait { transport.held.count == 2 }
    #expect(handle.resumptions == 1)
    environment.isActive = false
    try await wait { transport.held[1].isCancelled }
    retention.release()
  }

  @Test("a silent one leaves it connecting; a recorded one is a stream of its events, and its end")
  func others() async throws {
    let silent = Environment(transport: transport, subscriptions: SilentTransport())
    let first = silent.handle(for: Greetings())
    let retentions = [first.retain()]
    #expect(first.stream == .connecting)
    let (one, two) = (event("one"), event("two"))
    let recorded = Environment(
      transport: transport, subscriptions: RecordedTransport(parts: { _ in [one, two] }))
    let second = recorded.handle(for: Greetings())
    let others = [second.retain()]
    try await wait { second.stream == .ended(nil) }
    #expect(second.events == 2)
    for retention in retentions + others { retention.release() }
  }
}
