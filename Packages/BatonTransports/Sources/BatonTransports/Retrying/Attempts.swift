internal import Baton

/// One request, sent until it has a payload, or until sending it again is of no use.
actor Attempts {
  // State: the stream that has delivered; what follows is its alone. `renewed` says that the
  // credentials were renewed for this request.
  private var delivering: AsyncThrowingStream<Payload, any Error>?
  private var renewed = false
  private let request: Request
  private let transport: any Transport
  private let retries: Retries
  private let renewals: Renewals?
  private let clock: any Clock<Duration>
  private let chance: @Sendable () -> Double

  init(
    request: Request, transport: any Transport, retries: Retries,
    renewals: Renewals?, clock: any Clock<Duration>,
    chance: @escaping @Sendable () -> Double
  ) {
    self.request = request
    self.transport = transport
    self.retries = retries
    self.renewals = renewals
    self.clock = clock
    self.chance = chance
  }

  func next() async throws -> Payload? {
    if let delivering { return try await Self.next(of: delivering) }
    guard request.kind == .query else { return try await first() }
    let (clock, limit) = (clock, retries.deadline)
    return try await withThrowingTaskGroup(of: Payload?.self) { group in
      group.addTask { try await self.first() }
      group.addTask {
        try await clock.sleep(for: limit.countable)
        throw TransportError.timedOut(.answer, after: limit)
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  private func first() async throws -> Payload? {
    var sent = 0
    while true {
      let seen = renewals?.ended ?? 0
      let stream = transport.send(request)
      do {
        let payload = try await Self.next(of: stream)
        delivering = stream
        return payload
      } catch let error as any TransportFailure {
        if try await renews(after: error, since: seen) { continue }
        sent += 1
        guard request.kind == .query, error.isTransient, sent < retries.attempts else {
          throw error
        }
        let pause = retries.pause(
          after: sent, chance: chance(), asked: (error as? TransportError)?.retryAfter)
        // The pause would outlast the deadline: what is known now is said now.
        if pause >= retries.deadline { throw error }
        try await clock.sleep(for: pause.countable)
      }
    }
  }

  /// Whether the request is worth sending once more with new credentials.
  private func renews(after error: any TransportFailure, since seen: Int) async throws -> Bool {
    guard error.status == 401, !renewed, let renewals else { return false }
    renewed = true
    return try await renewals.renewed(since: seen)
  }

  private static func next(
    of stream: AsyncThrowingStream<Payload, any Error>
  ) async throws -> Payload? {
    var payloads = stream.makeAsyncIterator()
    return try await payloads.next()
  }
}
