internal import Foundation

/// One thread that drives libcurl for any number of requests at once; it ends with this object.
final class CurlEngine: Sendable {
  // State: `lastID`, behind its lock.
  private let inbox: CurlInbox?
  private let lastID = Guarded(0)

  /// - Parameters:
  ///   - requestsAtOnce: How many requests are under way at once; the others wait. Streams are not counted.
  ///   - sharesConnections: Whether several requests may be on one connection at once.
  init(requestsAtOnce: Int = .max, sharesConnections: Bool = true) {
    inbox = CurlInbox()
    guard let inbox else { return }
    let thread = Thread {
      CurlLoop(
        inbox: inbox, requestsAtOnce: requestsAtOnce, sharesConnections: sharesConnections
      ).run()
    }
    thread.name = "baton.transport"
    thread.start()
  }

  deinit { inbox?.post(.stop) }

  /// Sends a request. It is given up by ``Exchange/abandon(_:)``.
  func start(_ request: HTTPRequest) throws -> Exchange { try start(request, connectOnly: false) }

  /// Connects to where a request would go, with everything that secures the connection, and sends
  /// nothing: the exchange's head comes when the connection is there, then the bytes of the other
  /// side.
  func connect(_ request: HTTPRequest) throws -> Exchange { try start(request, connectOnly: true) }

  /// Sends bytes over a connection; returns when the system has them. Cancelling the task abandons the
  /// exchange.
  func write(_ bytes: [UInt8], to exchange: Exchange) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        guard let inbox else { return continuation.resume(throwing: CancellationError()) }
        inbox.post(.write(exchange.id, bytes) { continuation.resume(with: $0) })
      }
    } onCancel: {
      exchange.abandon()
    }
  }

  /// Sends bytes over a connection, after what is to be sent before; who reads hears of a failure.
  ///
  /// - Parameter written: Called when the system has them.
  func post(_ bytes: [UInt8], to exchange: Exchange, written: (@Sendable () -> Void)? = nil) {
    let done = written.map { written in
      { @Sendable (result: Result<Void, any Error>) in
        if case .success = result { written() }
      }
    }
    inbox?.post(.write(exchange.id, bytes, done: done))
  }

  /// How many requests and connections are under way, or wait for their turn.
  var count: Int {
    get async {
      await withCheckedContinuation { continuation in
        guard let inbox else { return continuation.resume(returning: 0) }
        inbox.post(.count(continuation))
      }
    }
  }

  private func start(_ request: HTTPRequest, connectOnly: Bool) throws -> Exchange {
    guard let inbox else { throw TransportError.other(code: 27, reason: "out of memory") }
    let id = lastID.withLock {
      $0 += 1
      return $0
    }
    let exchange = Exchange(id: id, engine: inbox)
    inbox.post(.start(request, exchange, connectOnly: connectOnly))
    return exchange
  }
}
