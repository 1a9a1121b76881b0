import Observation

/// Runs a body, and what comes when something that it read is about to change, once.
@MainActor
func observe(_ body: () -> Void, then change: @escaping @MainActor () -> Void) {
  withObservationTracking(body) { MainActor.assumeIsolated { change() } }
}
