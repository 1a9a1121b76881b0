public import Baton

/// Sends a query again where that may help, through another transport.
///
/// ```swift
/// let transport = RetryingTransport(
///   HTTPTransport(url: api, credentials: { try await session.headers() }),
///   renew: { try await session.refresh() })
/// ```
///
/// A query is sent again after a `TransportFailure` that is transient, such as a ``TransportError``, within ``Retries``; a mutation
/// is not, since the server may have acted on it, and a subscription is not, since who holds it
/// resumes it. Whatever its kind, a request that the server answers with 401 is sent once more after
/// `renew`, which requests that are refused together share. Once a payload was delivered nothing is
/// sent again. Usable from any thread.
public struct RetryingTransport: Transport {
  private let transport: any Transport
  private let retries: Retries
  private let renewals: Renewals?
  private let clock: any Clock<Duration>
  private let chance: @Sendable () -> Double

  /// - Parameters:
  ///   - renew: Gets new credentials; false where there are none, and the 401 then stands. One call
  ///     is under way at a time, and serves every request that was sent before it ended, with what it
  ///     returns or throws; a request that was sent later and is answered with 401 has it called
  ///     again. It goes on when a request is cancelled, and may take ``Retries/deadline``. What it
  ///     sends does not go through this transport, where a 401 would wait for the renewal itself.
  ///   - clock: What pauses and the deadline are measured by.
  ///   - chance: A number from 0 to 1 for each pause.
  public init(
    _ transport: any Transport, retries: Retries = Retries(),
    renew: (@Sendable () async throws -> Bool)? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.transport = transport
    self.retries = retries
    renewals = renew.map { Renewals($0, limit: retries.deadline, clock: clock) }
    self.clock = clock
    self.chance = chance
  }

  public func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let attempts = Attempts(
      request: request, transport: transport, retries: retries, renewals: renewals, clock: clock,
      chance: chance)
    return AsyncThrowingStream { try await attempts.next() }
  }
}
