public import Baton

/// A server that stays quiet, so that a view goes on showing what it shows while it waits.
/// ``requests`` lists what it was asked for.
public final class SilentTransport: Transport {
  // State: `sent`, behind its lock.
  private let sent = Guarded<[Request]>([])

  public init() {}

  /// What was sent so far, in order.
  public var requests: [Request] { sent.withLock { $0 } }

  /// Lists the request; its stream stays open without a payload.
  public func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    sent.withLock { $0.append(request) }
    return AsyncThrowingStream { _ in }
  }
}
