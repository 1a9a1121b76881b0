import Baton
import Foundation

/// Stands still until it is moved.
final class TestClock: AgeClock, @unchecked Sendable {
  // State: `time`, under `lock`.
  private let lock = NSLock()
  private var time = Duration.zero

  var now: Duration { lock.withLock { time } }

  func advance(_ seconds: Int) { lock.withLock { time += .seconds(seconds) } }
}
