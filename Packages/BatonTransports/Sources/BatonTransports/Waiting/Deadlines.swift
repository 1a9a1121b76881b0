internal import Foundation

/// The deadlines of one transport, with one sleeper for all: one for each request would cost more
/// than most requests do, and the system would keep it until it is due although the answer is there.
final class Deadlines: Sendable {
  private struct Deadline {
    let due: Duration
    let end: @Sendable () -> Void
  }

  private struct State {
    var waiting: [Int: Deadline] = [:]
    var last = 0
    /// When the sleeper wakes; nil while there is none.
    var wakes: Duration?
    var sleeper: Task<Void, Never>?
  }

  // State: behind its lock.
  private let state = Guarded(State())
  private let sleep: @Sendable (Duration) async throws -> Void
  /// By the clock, since this was made.
  let now: @Sendable () -> Duration

  init(_ clock: any Clock<Duration>) {
    sleep = { try await clock.sleep(for: $0) }
    now = Self.elapsed(clock)
  }

  deinit { state.withLock { $0.sleeper }?.cancel() }

  private static func elapsed<C: Clock>(
    _ clock: C
  ) -> @Sendable () -> Duration where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// Ends something after a while, unless the deadline is lifted before.
  func add(after limit: Duration, _ end: @escaping @Sendable () -> Void) -> Int {
    let due = now() + limit.countable
    return state.withLock { state in
      state.last += 1
      state.waiting[state.last] = Deadline(due: due, end: end)
      if state.wakes.map({ due < $0 }) ?? true { wake(&state, at: due) }
      return state.last
    }
  }

  func lift(_ deadline: Int) { state.withLock { _ = $0.waiting.removeValue(forKey: deadline) } }

  private func wake(_ state: inout State, at time: Duration) {
    state.sleeper?.cancel()
    state.wakes = time
    let pause = max(time - now(), .zero)
    state.sleeper = Task { [weak self, sleep] in
      do {
        try await sleep(pause)
      } catch {
        // A clock that can't sleep is no reason to wait for ever; a task that was cancelled is not let sleep.
        do { try await Task.sleep(for: pause) } catch { return }
      }
      self?.end(whatIsDueAt: time)
    }
  }

  private func end(whatIsDueAt time: Duration) {
    let now = max(now(), time)
    let due = state.withLock { state -> [Deadline] in
      // Another sleeper has taken its place.
      guard state.wakes == time else { return [] }
      let due = state.waiting.filter { $0.value.due <= now }
      for number in due.keys { state.waiting[number] = nil }
      (state.wakes, state.sleeper) = (nil, nil)
      if let next = state.waiting.values.map(\.due).min() { wake(&state, at: next) }
      return Array(due.values)
    }
    for deadline in due { deadline.end() }
  }
}
