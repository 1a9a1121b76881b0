/// What the engine and one consumer share of one request: the answer's head, and its bytes as they
/// arrive. The engine stops reading while more than ``highWater`` of them wait to be taken.
final class Exchange: Sendable {
  /// What the engine is to do with bytes that it has.
  enum Room { case taken, full, gone }

  private static let highWater = 256 << 10

  fileprivate struct State {
    var head: HTTPHead?
    var bytes: [UInt8] = []
    var isPaused = false
    /// How it ended; nothing changes after that.
    var end: Result<Void, any Error>?
    var headWaiter: CheckedContinuation<HTTPHead, any Error>?
    var bytesWaiter: CheckedContinuation<[UInt8]?, any Error>?
  }

  // State: behind its lock; `engine` never changes, and neither does `id`, its name in the engine.
  private let state = Guarded(State())
  private let engine: CurlInbox
  let id: Int

  init(id: Int, engine: CurlInbox) {
    self.id = id
    self.engine = engine
  }

  // MARK: for the engine

  var hasEnded: Bool { state.withLock { $0.end != nil } }

  /// Keeps the head, which the consumer has with ``deliver()``.
  func receive(_ head: HTTPHead) {
    state.withLock { state in
      if state.end == nil { state.head = head }
    }
  }

  /// Keeps bytes, which a consumer that waits has with ``deliver()``.
  ///
  /// - Parameter mustTake: The bytes can't be had again: they are taken although there is no room.
  func receive(_ bytes: [UInt8], mustTake: Bool = false) -> Room {
    state.withLock { state in
      if state.end != nil { return .gone }
      state.isPaused = state.bytes.count >= Self.highWater
      if !state.isPaused || mustTake {
        if state.bytes.isEmpty { state.bytes = bytes } else { state.bytes += bytes }
      }
      return state.isPaused ? .full : .taken
    }
  }

  /// Wakes a consumer that waits for what was received: once for all that came together, since a thread
  /// that is woken costs more than most answers do.
  func deliver() {
    let (head, bytes, wasPaused) = state.withLock { $0.takeWoken() }
    if wasPaused { engine.post(.resume(id)) }
    head.map { $0.waiter.resume(returning: $0.head) }
    bytes.map { $0.waiter.resume(returning: $0.bytes) }
  }

  /// Ends it; what has arrived can still be read.
  func end(_ result: Result<Void, any Error>) { end(result, isWanted: true) }

  private func end(_ result: Result<Void, any Error>, isWanted: Bool) {
    let (woken, headWaiter, bytesWaiter) = state.withLock { $0.end(result, isWanted: isWanted) }
    woken.head.map { $0.waiter.resume(returning: $0.head) }
    woken.bytes.map { $0.waiter.resume(returning: $0.bytes) }
    switch result {
    case .success:
      headWaiter?.resume(throwing: TransportError.cutShort(reason: "there is no answer"))
      bytesWaiter?.resume(returning: nil)
    case .failure(let error):
      headWaiter?.resume(throwing: error)
      bytesWaiter?.resume(throwing: error)
    }
  }

  // MARK: for the consumer, of which there is one

  /// Ends it from this side, from any thread, and has the engine free what it holds.
  func abandon(_ error: any Error = CancellationError()) {
    if hasEnded { return }
    end(.failure(error), isWanted: false)
    engine.post(.cancel(id))
  }

  /// Ends a connection from this side with last words, which are not waited for.
  func leave(saying words: [UInt8]) {
    if hasEnded { return }
    end(.failure(CancellationError()), isWanted: false)
    engine.post(.leave(id, words))
  }

  /// The head of the answer. Cancelling the task abandons the exchange.
  func head() async throws -> HTTPHead {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let known = state.withLock { state -> Result<HTTPHead, any Error>? in
          if let head = state.head { return .success(head) }
          if case .failure(let error)? = state.end { return .failure(error) }
          state.headWaiter = waiter
          return nil
        }
        if let known { waiter.resume(with: known) }
      }
    } onCancel: {
      abandon()
    }
  }

  /// The bytes that arrived and were not taken yet, without waiting; nil where there are none.
  func available() -> [UInt8]? {
    let (bytes, wasPaused) = state.withLock { $0.takeBytes() }
    if wasPaused { engine.post(.resume(id)) }
    return bytes.isEmpty ? nil : bytes
  }

  /// The next bytes; nil at the end of the answer. Cancelling the task abandons the exchange.
  func bytes() async throws -> [UInt8]? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        var wasPaused = false
        let known = state.withLock { state -> Result<[UInt8]?, any Error>? in
          let (bytes, paused) = state.takeBytes()
          wasPaused = paused
          if !bytes.isEmpty { return .success(bytes) }
          switch state.end {
          case .success?: return .success(nil)
          case .failure(let error)?: return .failure(error)
          case nil:
            state.bytesWaiter = waiter
            return nil
          }
        }
        if wasPaused { engine.post(.resume(id)) }
        if let known { waiter.resume(with: known) }
      }
    } onCancel: {
      abandon()
    }
  }
}

extension Exchange.State {
  fileprivate typealias Woken = (
    head: (waiter: CheckedContinuation<HTTPHead, any Error>, head: HTTPHead)?,
    bytes: (waiter: CheckedContinuation<[UInt8]?, any Error>, bytes: [UInt8])?, wasPaused: Bool
  )

  fileprivate typealias HeadWaiter = CheckedContinuation<HTTPHead, any Error>
  fileprivate typealias BytesWaiter = CheckedContinuation<[UInt8]?, any Error>

  /// - Returns: Who has what was received, and who waits in vain.
  fileprivate mutating func end(
    _ result: Result<Void, any Error>, isWanted: Bool
  ) -> (Woken, HeadWaiter?, BytesWaiter?) {
    var woken: Woken = (nil, nil, false)
    if end != nil { return (woken, nil, nil) }
    end = result
    if isWanted { woken = takeWoken() } else { (head, bytes) = (nil, []) }
    defer { (headWaiter, bytesWaiter) = (nil, nil) }
    return (woken, headWaiter, bytesWaiter)
  }

  fileprivate mutating func takeWoken() -> Woken {
    var woken: Woken = (nil, nil, false)
    if let waiter = headWaiter, let head {
      woken.head = (waiter, head)
      headWaiter = nil
    }
    if let waiter = bytesWaiter, !bytes.isEmpty {
      let (taken, wasPaused) = takeBytes()
      woken.bytes = (waiter, taken)
      woken.wasPaused = wasPaused
      bytesWaiter = nil
    }
    return woken
  }

  fileprivate mutating func takeBytes() -> (bytes: [UInt8], wasPaused: Bool) {
    let taken = (bytes, isPaused)
    (bytes, isPaused) = ([], false)
    return taken
  }
}
