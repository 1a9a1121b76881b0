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

  /// Sleeps by the system's clock where this one fails, so that nothing is done again without a pause.
  ///
  /// - Throws: `CancellationError`, as clocks do.
  func sleep(until moment: Duration) async throws {
    do { try await wait(moment) } catch {
      try Task.checkCancellation()
      try await Task.sleep(for: moment - now)
    }
  }
}
