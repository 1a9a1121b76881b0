import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

/// An environment over a held transport, another for subscriptions, a clock of its own, and its log.
@MainActor
final class Session {
  let transport = HeldTransport()
  let streams = HeldTransport()
  let clock = TestClock()
  let environment: Environment
  private(set) var events: [LogEvent] = []

  init(store: Store? = nil) {
    environment = Environment(
      transport: transport, subscriptions: streams, store: store ?? Store(), clock: clock,
      chance: { 1 })
    environment.log = { [weak self] in self?.events.append($0) }
  }

  var store: Store { environment.store }

  /// The names of the operations that were sent, in order.
  var sent: [String] { transport.requests.map(\.name) }

  func takeEvents() -> [LogEvent] {
    defer { events = [] }
    return events
  }

  /// Answers the last request, and waits until the answer was committed or refused.
  func answer<Operation: Query>(
    _ handle: OperationHandle<Operation>, _ payload: Payload
  ) async throws {
    try #require(transport.exchanges.last).respond(payload)
    try await settle { handle.fetch != .inFlight }
  }

  func fail<Operation: Query>(_ handle: OperationHandle<Operation>) async throws {
    try #require(transport.exchanges.last).fail()
    try await settle { handle.fetch != .inFlight }
  }
}

/// Waits until the condition holds, for half a minute at most, counted in the pauses between two
/// looks: a machine that is busy with other tests does not use it up.
@MainActor
func settle(
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () -> Bool
) async throws {
  var waited = Duration.zero
  let pause = Duration.microseconds(200)
  while !condition() {
    if waited > .seconds(30) {
      Issue.record("did not settle", sourceLocation: sourceLocation)
      throw Unsettled()
    }
    try await Task.sleep(for: pause)
    waited += pause
  }
}

struct Unsettled: Error {}

/// Lets everything that is already under way on the main actor and off it happen.
@MainActor
func pause() async throws { try await Task.sleep(for: .milliseconds(20)) }

extension OperationHandle {
  /// The phase as a word, for comparison.
  var phaseName: String {
    switch phase {
    case .loading: "loading"
    case .ready: "ready"
    case .failed(let failure): "failed(\(failure.kind.rawValue))"
    }
  }
}
