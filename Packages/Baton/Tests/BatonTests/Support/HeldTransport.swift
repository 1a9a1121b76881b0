import Baton
import Foundation

/// Holds each request until the test says what comes of it.
final class HeldTransport: Transport, @unchecked Sendable {
  // State: `sent`, under `lock`.
  struct Exchange: Sendable {
    let request: Request
    let continuation: AsyncThrowingStream<Payload, any Error>.Continuation

    func respond(_ payload: Payload) {
      continuation.yield(payload)
      continuation.finish()
    }

    /// Says that the server has the subscription.
    func accept() { request.onAccepted() }

    /// The next payload of several.
    func send(_ payload: Payload) { continuation.yield(payload) }

    func fail(_ error: any Error = Unreachable()) { continuation.finish(throwing: error) }
  }

  private let lock = NSLock()
  private var sent: [Exchange] = []
  private var givenUp: Set<Int> = []

  var exchanges: [Exchange] { lock.withLock { sent } }
  var requests: [Request] { exchanges.map(\.request) }

  /// Which of the requests the environment gave up, by their place in `exchanges`.
  var cancelled: Set<Int> { lock.withLock { givenUp } }

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Payload.self)
    let index = lock.withLock {
      sent.append(Exchange(request: request, continuation: continuation))
      return sent.count - 1
    }
    continuation.onTermination = { [weak self] in
      guard let self, case .cancelled = $0 else { return }
      lock.withLock { _ = givenUp.insert(index) }
    }
    return stream
  }
}

/// What a network throws.
struct Unreachable: Error, Equatable, CustomStringConvertible {
  var description: String { "the server can't be reached" }
}
