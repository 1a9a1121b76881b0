public import Baton

/// A server whose answers the test gives itself, each at the moment it chooses: up to then a
/// request waits in ``held``, and the test can check what views show meanwhile.
///
/// ```swift
/// let transport = ScriptedTransport()
/// let handle = environment.handle(for: CharacterQuery(id: "9"))
/// let retention = handle.retain()
/// try await wait { transport.held.count == 1 }
/// transport.held[0].respond(Payload(json: recorded))
/// ```
///
/// Usable from any thread.
public final class ScriptedTransport: Transport {
  /// A request that was sent, and the one who decides what comes of it.
  public struct Held: Sendable {
    public let request: Request
    fileprivate let exchange: Exchange

    /// Answers it, as a server would.
    public func respond(_ payload: Payload) { exchange.end(with: .success(payload)) }

    /// Fails it, as a network would.
    public func fail(_ error: any Error) { exchange.end(with: .failure(error)) }

    /// Whether the environment gave it up before it was answered.
    public var isCancelled: Bool { exchange.isCancelled }
  }

  // State: `sent`, behind its lock.
  private let sent = Guarded<[Held]>([])

  public init() {}

  /// All that was sent so far, in order, answered or not.
  public var held: [Held] { sent.withLock { $0 } }

  /// Holds the request; see ``held``.
  public func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Payload.self)
    let exchange = Exchange(continuation)
    continuation.onTermination = { [weak exchange] termination in
      if case .cancelled = termination { exchange?.cancel() }
    }
    sent.withLock { $0.append(Held(request: request, exchange: exchange)) }
    return stream
  }
}

/// One request's stream.
private final class Exchange: Sendable {
  // State: `cancelled`, behind its lock; the continuation has its own.
  private let continuation: AsyncThrowingStream<Payload, any Error>.Continuation
  private let cancelled = Guarded(false)

  init(_ continuation: AsyncThrowingStream<Payload, any Error>.Continuation) {
    self.continuation = continuation
  }

  var isCancelled: Bool { cancelled.withLock { $0 } }

  func cancel() { cancelled.withLock { $0 = true } }

  func end(with result: Result<Payload, any Error>) {
    switch result {
    case .success(let payload):
      continuation.yield(payload)
      continuation.finish()
    case .failure(let error): continuation.finish(throwing: error)
    }
  }
}
