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
/// A subscription's events are driven the same way, with ``Held/send(_:)``, and its stream ended with
/// ``Held/complete()``, ``Held/fail(_:)`` or ``Held/refuse(_:)``. What is recorded is answered at once
/// and not held. Usable from any thread.
public final class ScriptedTransport: Transport {
  /// A request that was sent, and the one who decides what comes of it.
  public struct Held: Sendable {
    public let request: Request
    fileprivate let exchange: Exchange

    /// Answers it, as a server would. Behind parts that were sent, this is the last one.
    public func respond(_ payload: Payload) {
      send(payload)
      exchange.end()
    }

    /// Says that the server has the subscription, of which nothing need come.
    public func accept() { request.onAccepted() }

    /// Gives the next event of a subscription; or the first or the next payload of an answer in parts
    /// (`@defer`), of which more are to come, which the payload says itself by `"hasNext": true`.
    public func send(_ payload: Payload) { exchange.send(payload) }

    /// Ends a subscription's stream, as a server does that has no further events.
    public func complete() { exchange.end() }

    /// Refuses a subscription, as a server does that does not run it.
    ///
    /// - Parameter payload: What it says, `{"errors": …}`.
    public func refuse(_ payload: Payload) {
      exchange.end(throwing: OperationRefused(payload: payload))
    }

    /// Fails it, as a network would.
    public func fail(_ error: any Error) { exchange.end(throwing: error) }

    /// Whether the environment gave it up before it was answered.
    public var isCancelled: Bool { exchange.isCancelled }
  }

  // State: `sent`, behind its lock; `recorded` never changes.
  private let sent = Guarded<[Held]>([])
  private let recorded: [String: Payload]

  /// - Parameter recorded: Answers, by the operations' names, that need not be held.
  public init(_ recorded: [String: Payload] = [:]) { self.recorded = recorded }

  /// All that was sent so far and is not recorded, in order, answered or not.
  public var held: [Held] { sent.withLock { $0 } }

  /// Holds the request; see ``held``.
  public func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    if let payload = recorded[request.name] {
      return AsyncThrowingStream { continuation in
        continuation.yield(payload)
        continuation.finish()
      }
    }
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

  func send(_ payload: Payload) { continuation.yield(payload) }

  func end(throwing error: (any Error)? = nil) { continuation.finish(throwing: error) }
}
