public import Baton

/// Never answers: for a first body, with no network behind it. It keeps the requests it was sent.
public final class SilentTransport: Transport {
  // State: `sent`, behind its lock.
  private let sent = Guarded<[Request]>([])

  public init() {}

  /// What was sent so far, in order.
  public var requests: [Request] { sent.withLock { $0 } }

  /// Keeps the request, and never answers it.
  public func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    sent.withLock { $0.append(request) }
    return AsyncThrowingStream { _ in }
  }
}
