/// What the age of data is measured by. A test gives its own, to let time pass at once.
public protocol AgeClock: Sendable {
  /// The time since some moment that stays the same; it never goes back.
  var now: Duration { get }
}

/// The system's time since the process began to measure it, which goes on while the machine sleeps.
public struct SystemAgeClock: AgeClock {
  private let start = ContinuousClock.now

  public init() {}

  public var now: Duration { ContinuousClock.now - start }
}
