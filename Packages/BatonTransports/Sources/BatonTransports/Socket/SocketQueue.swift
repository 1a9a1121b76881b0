internal import Baton

/// The payloads of one operation on a WebSocket, between the task that reads the socket and the
/// consumer. Where too many wait to be taken, that task waits, and the socket with it.
final class SocketQueue: Sendable {
  private static let mostBytes = 256 << 10

  fileprivate struct State {
    var payloads: ArraySlice<Payload> = []
    var bytes = 0
    /// How it ended; what is queued can still be taken, unless the consumer gave up.
    var end: Result<Void, any Error>?
    var waiter: CheckedContinuation<Payload?, any Error>?
    var room: CheckedContinuation<Void, Never>?
  }

  // State: behind its lock.
  private let state = Guarded(State())
  /// Called once, from any thread, when the consumer gives up before the end.
  private let abandoned: @Sendable (SocketQueue) -> Void

  init(abandoned: @escaping @Sendable (SocketQueue) -> Void) { self.abandoned = abandoned }

  var hasEnded: Bool { state.withLock { $0.end != nil } }

  // MARK: for the task that reads

  /// Hands a payload over; returns when there is room for the next.
  func push(_ payload: Payload) async {
    let waiter = state.withLock { state -> CheckedContinuation<Payload?, any Error>? in
      guard state.end == nil else { return nil }
      if let waiter = state.waiter {
        state.waiter = nil
        return waiter
      }
      state.payloads.append(payload)
      state.bytes += payload.bytes.count
      return nil
    }
    if let waiter { return waiter.resume(returning: payload) }
    await withCheckedContinuation { room in
      let hasRoom = state.withLock { state in
        if state.end != nil || state.bytes < Self.mostBytes { return true }
        state.room = room
        return false
      }
      if hasRoom { room.resume() }
    }
  }

  func end(_ result: Result<Void, any Error>) { end(result, isWanted: true) }

  private func end(_ result: Result<Void, any Error>, isWanted: Bool) {
    let (waiter, room) = state.withLock { $0.end(result, isWanted: isWanted) }
    switch result {
    case .success: waiter?.resume(returning: nil)
    case .failure(let error): waiter?.resume(throwing: error)
    }
    room?.resume()
  }

  // MARK: for the consumer, of which there is one

  /// The next payload; nil at the end. Cancelling the task abandons the operation.
  func next() async throws -> Payload? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let (known, room) = state.withLock { $0.take(or: waiter) }
        room?.resume()
        if let known { waiter.resume(with: known) }
      }
    } onCancel: {
      abandon()
    }
  }

  func abandon() {
    if hasEnded { return }
    end(.failure(CancellationError()), isWanted: false)
    abandoned(self)
  }
}

extension SocketQueue.State {
  fileprivate typealias Waiter = CheckedContinuation<Payload?, any Error>
  fileprivate typealias Room = CheckedContinuation<Void, Never>

  fileprivate mutating func end(
    _ result: Result<Void, any Error>, isWanted: Bool
  ) -> (Waiter?, Room?) {
    if end != nil { return (nil, nil) }
    end = result
    if !isWanted { payloads = [] }
    defer { (waiter, room) = (nil, nil) }
    return (waiter, room)
  }

  fileprivate mutating func take(
    or waiter: Waiter
  ) -> (known: Result<Payload?, any Error>?, room: Room?) {
    if let payload = payloads.popFirst() {
      bytes -= payload.bytes.count
      defer { room = nil }
      return (.success(payload), room)
    }
    switch end {
    case .success?: return (.success(nil), nil)
    case .failure(let error)?: return (.failure(error), nil)
    case nil:
      self.waiter = waiter
      return (nil, nil)
    }
  }
}
