import Testing

@_spi(Generated) @_spi(Testing) @testable import Baton

/// Tests of one subscription's stream, whose server they play.
@MainActor protocol RenamedStream {
  var session: Session { get }
}

extension RenamedStream {
  var handle: SubscriptionHandle<Renamed> {
    session.environment.handle(for: Renamed(id: "9"))
  }

  /// The newest stream, as the server has it.
  func stream() throws -> HeldTransport.Exchange {
    try #require(session.streams.exchanges.last)
  }

  /// Sends an event, and waits until the handle has it.
  func send(_ name: String, to handle: SubscriptionHandle<Renamed>) async throws {
    let before = handle.events
    try stream().send(Responses.event("9", name))
    try await settle { handle.events == before + 1 }
  }
}
