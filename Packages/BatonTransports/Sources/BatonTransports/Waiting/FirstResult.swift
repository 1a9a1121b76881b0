/// A result that one task waits for and several may bring, of which the first counts.
final class FirstResult<Value: Sendable>: Sendable {
  private struct State {
    var result: Result<Value, any Error>?
    var waiter: CheckedContinuation<Value, any Error>?
  }

  // State: behind its lock.
  private let state = Guarded(State())

  /// Brings a result, from any thread; one that is not the first is dropped.
  func bring(_ result: Result<Value, any Error>) {
    let waiter = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      if state.result != nil { return nil }
      state.result = result
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(with: result)
  }

  /// What was brought first; its one task's cancellation is for others to bring.
  func value() async throws -> Value {
    try await withCheckedThrowingContinuation { waiter in
      let known = state.withLock { state in
        if state.result == nil { state.waiter = waiter }
        return state.result
      }
      if let known { waiter.resume(with: known) }
    }
  }
}
