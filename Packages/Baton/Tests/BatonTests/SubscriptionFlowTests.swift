import Foundation
import Testing

@_spi(Generated) @testable import Baton

@MainActor @Suite("B-19: the flow of events")
struct SubscriptionFlowTests {
  @Test("ten thousand events come in order, none lost and none twice")
  func order() async throws {
    let transport = PulledTransport(count: 10_000)
    let environment = Environment(transport: transport, subscriptions: transport)
    let handle = environment.handle(for: Renamed(id: "9"))
    let retention = handle.retain()
    var shown: [String] = []
    environment.log = { event in
      if event.name == "committed" { shown.append(handle.phase.data?.renamed?.name ?? "") }
    }
    try await settle { handle.stream == .ended(nil) }
    #expect(handle.events == 10_000)
    #expect(shown == (1...10_000).map(String.init))
    retention.release()
  }

  @Test("an event is asked for when the one before was committed, and not earlier")
  func pulled() async throws {
    let transport = PulledTransport(count: 1_000)
    let environment = Environment(transport: transport, subscriptions: transport)
    let handle = environment.handle(for: Renamed(id: "9"))
    let retention = handle.retain()
    var ahead = 0
    environment.log = { event in
      if event.name == "committed" { ahead = max(ahead, transport.asked - handle.events) }
    }
    try await settle { handle.events > 100 }
    environment.isActive = false
    let asked = transport.asked
    try await pause()
    #expect(ahead == 0)
    #expect(transport.asked - asked <= 1)
    #expect(asked < 1_000)
    retention.release()
  }
}

/// Makes so many events, each when it is asked for it.
private final class PulledTransport: Transport, @unchecked Sendable {
  // State: `made`, under `lock`.
  private let lock = NSLock()
  private let count: Int
  private var made = 0

  init(count: Int) { self.count = count }

  var asked: Int { lock.withLock { made } }

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    AsyncThrowingStream { [self] in
      let number = lock.withLock {
        made += 1
        return made
      }
      return number > count ? nil : Responses.event("9", "\(number)")
    }
  }
}
