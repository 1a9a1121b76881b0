@_spi(Runtime) internal import BatonStore

/// One request in flight, and who awaits it.
@MainActor
final class Flight {
  // State, all of it on the main actor:
  // - `task`: what receives the answer; set once, right after the request was made.
  // - `waiters`: the callers that await the outcome, by number; `lastWaiter`, the latest number given.
  // - `result`: the outcome, once; no waiter is added after it.
  // - `isWantedByHolder`: a view, or a call that does not wait, asked for it.
  // - `interestChanged`: set once, by the handle or the lens whose flight it is; a mutation's has none.
  // - `ended`: set once, by a lens whose flight it is, and called once.
  // - `unplacedErrors`: those of a mutation's answer that belong to no field, up to its outcome.
  // - `hasLanded`: some of the answer was committed.
  // - `retention`: of a mutation, from its first payload on: what holds the answer up to its caller.
  // - `epoch`: the environment's when the request was sent; set right before.
  // - `joinedFor`: what equal calls join it for; set at the start, or never.
  // - `started`: never changes.
  private var task: Task<Void, Never>?
  private var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
  private var lastWaiter = 0
  private var result: Result<Void, any Error>?
  var isWantedByHolder = false
  var unplacedErrors: [GraphQLError] = []
  var hasLanded = false
  var retention: Retention?
  var epoch = 0
  var joinedFor: RootKey?
  /// Told when a caller no longer waits.
  var interestChanged: (@MainActor () -> Void)?
  /// Told when there is an outcome, before those who wait for it.
  var ended: (@MainActor () -> Void)?
  let started = ContinuousClock.now

  /// Whether there is an outcome.
  var isOver: Bool { result != nil }
  var hasWaiters: Bool { !waiters.isEmpty }
  var isWanted: Bool { isWantedByHolder || hasWaiters }

  func carry(_ task: Task<Void, Never>) {
    self.task = task
    if result != nil { task.cancel() }  // given up while the request was being made
  }

  func cancel() { task?.cancel() }

  func finish(_ result: Result<Void, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    ended?()
    let waiting = waiters.sorted { $0.key < $1.key }
    waiters = [:]
    for (_, waiter) in waiting { waiter.resume(with: result) }
  }

  /// Waits for the outcome; a cancelled caller stops waiting at once.
  func outcome() async throws {
    lastWaiter += 1
    let waiter = lastWaiter
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if let result {
          continuation.resume(with: result)
        } else {
          waiters[waiter] = continuation
          if Task.isCancelled { leave(waiter) } else { interestChanged?() }
        }
      }
    } onCancel: {
      Task { @MainActor in self.leave(waiter) }
    }
  }

  /// Waits for the outcome whatever becomes of the caller.
  func certainOutcome() async throws {
    lastWaiter += 1
    let waiter = lastWaiter
    try await withCheckedThrowingContinuation { continuation in
      if let result { continuation.resume(with: result) } else { waiters[waiter] = continuation }
    }
  }

  private func leave(_ waiter: Int) {
    guard let continuation = waiters.removeValue(forKey: waiter) else { return }
    interestChanged?()
    continuation.resume(throwing: CancellationError())
  }
}
