public import Baton

/// A clock for the age of data that stands still until a test moves it.
///
/// ```swift
/// let clock = ManualClock()
/// let environment = Environment(transport: transport, clock: clock)
/// clock.advance(by: .seconds(300))
/// ```
public final class ManualClock: AgeClock {
  // State: `time`, behind its lock.
  private let time = Guarded(Duration.zero)

  public init() {}

  public var now: Duration { time.withLock { $0 } }

  /// Lets time pass; it never goes back, so a negative duration does nothing.
  public func advance(by duration: Duration) {
    time.withLock { $0 += max(.zero, duration) }
  }
}
