/// An environment's clock, counted from the moment in which the environment was made.
struct SessionClock: Sendable {
  private let elapsed: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  init<C: Clock<Duration>>(_ clock: C) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  var now: Duration { elapsed() }

  /// - Throws: `CancellationError`, as clocks do.
  func sleep(until moment: Duration) async throws { try await wait(moment) }
}
