/// A clock that stands still until a test moves it: of an environment, whose data ages and whose streams
/// wait by it, of a transport that retries, of whatever takes a clock.
///
/// ```swift
/// let clock = ManualClock()
/// let environment = Environment(transport: transport, clock: clock)
/// clock.advance(by: .seconds(300))
/// ```
///
/// Usable from any thread.
public final class ManualClock: Clock {
  /// A moment, by how far the clock was moved up to it.
  public struct Instant: InstantProtocol {
    public let elapsed: Duration

    public func advanced(by duration: Duration) -> Self { Self(elapsed: elapsed + duration) }
    public func duration(to other: Self) -> Duration { other.elapsed - elapsed }
    public static func < (a: Self, b: Self) -> Bool { a.elapsed < b.elapsed }
  }

  // State, behind its lock: `time`; the sleepers by number; `last`, the latest number given.
  private struct State {
    var time = Duration.zero
    var sleepers: [Int: Sleeper] = [:]
    var last = 0
  }

  private struct Sleeper {
    let deadline: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let state = Guarded(State())

  public init() {}

  /// How far it was moved.
  public var elapsed: Duration { state.withLock { $0.time } }
  public var now: Instant { Instant(elapsed: elapsed) }
  public var minimumResolution: Duration { .zero }

  /// How many sleep until a moment to come: a test waits for the sleeper that it is about to wake.
  public var sleepers: Int { state.withLock { $0.sleepers.count } }

  /// Lets time pass, and wakes whose time has come, the earliest first; all of them read the time at which it
  /// then stands. It never goes back, so a negative duration does nothing.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.time += max(.zero, duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.time }
      for number in due.keys { state.sleepers[number] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
    }
    for (_, sleeper) in woken { sleeper.continuation.resume() }
  }

  /// Sleeps until a test moves the clock so far.
  ///
  /// - Throws: `CancellationError` where the task is cancelled first, at once.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.last += 1
      return state.last
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline.elapsed <= state.time { return .success(()) }
          state.sleepers[number] = Sleeper(
            deadline: deadline.elapsed, continuation: continuation)
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: number) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}
