import Baton
import BatonTransports

/// Passes on what a transport brings, and tells of it on the main actor.
struct WatchedTransport: Transport {
  let transport: any Transport
  /// For each payload, with nil, and for a failure of the transport's.
  var landed: @MainActor @Sendable (TransportError?) -> Void = { _ in }
  /// With 1 when a request begins, and with -1 when it has ended or nobody waits for it.
  var underWay: @MainActor @Sendable (Int) -> Void = { _ in }

  func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
    let passage = Passage(transport.send(request), self)
    return AsyncThrowingStream { try await passage.next() }
  }

  /// The payloads of one request.
  private actor Passage {
    private let payloads: AsyncThrowingStream<Payload, any Error>
    private let watch: WatchedTransport
    private let begun: Task<Void, Never>
    private var isOver = false

    init(_ payloads: AsyncThrowingStream<Payload, any Error>, _ watch: WatchedTransport) {
      self.payloads = payloads
      self.watch = watch
      begun = Task { await watch.underWay(1) }
    }

    deinit {
      if isOver { return }
      Task { [begun, watch] in
        await begun.value
        await watch.underWay(-1)
      }
    }

    func next() async throws -> Payload? {
      var iterator = payloads.makeAsyncIterator()
      do {
        let payload = try await iterator.next()
        if payload != nil { await watch.landed(nil) } else { await end() }
        return payload
      } catch {
        if let error = error as? TransportError { await watch.landed(error) }
        await end()
        throw error
      }
    }

    /// Comes before whoever waits hears of the end, so that no screen shows a failure and another attempt.
    private func end() async {
      guard !isOver else { return }
      isOver = true
      await begun.value
      await watch.underWay(-1)
    }
  }
}
