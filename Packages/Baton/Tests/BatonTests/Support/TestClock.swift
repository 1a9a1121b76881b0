import Foundation

/// Stands still until it is moved; who sleeps by it is woken then.
final class TestClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    let elapsed: Duration
    func advanced(by duration: Duration) -> Self { Self(elapsed: elapsed + duration) }
    func duration(to other: Self) -> Duration { other.elapsed - elapsed }
    static func < (a: Self, b: Self) -> Bool { a.elapsed < b.elapsed }
  }

  // State, under `lock`: `time`; who sleeps until when, by number, and the latest number given.
  private let lock = NSLock()
  private var time = Duration.zero
  private var waiting: [Int: (until: Duration, wake: AsyncStream<Void>.Continuation)] = [:]
  private var last = 0

  var now: Instant { lock.withLock { Instant(elapsed: time) } }
  var minimumResolution: Duration { .zero }

  /// How many sleep.
  var sleepers: Int { lock.withLock { waiting.count } }

  func advance(_ seconds: Int) { advance(by: .seconds(seconds)) }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time += duration
      let due = waiting.filter { $0.value.until <= time }
      for number in due.keys { waiting[number] = nil }
      return due.sorted { ($0.value.until, $0.key) < ($1.value.until, $1.key) }
    }
    for (_, sleeper) in due { sleeper.wake.finish() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let number = lock.withLock {
      last += 1
      if deadline.elapsed <= time {
        continuation.finish()
      } else {
        waiting[last] = (deadline.elapsed, continuation)
      }
      return last
    }
    for await _ in stream {}
    if Task.isCancelled {
      lock.withLock { waiting[number] = nil }
      throw CancellationError()
    }
  }
}
