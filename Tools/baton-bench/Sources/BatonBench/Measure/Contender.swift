/// One side of a comparison.
struct Contender {
  /// How often one run of the body does the thing; times are given per operation.
  var operations = 1
  /// What the time is read from.
  var clock: @MainActor () -> Double = Clock.now
  /// Runs before each body, not timed.
  var prepare: @MainActor () throws -> Void = {}
  /// What is timed; what it returns goes to a sink, so that the optimizer cannot drop it.
  let body: @MainActor () throws -> Int
  /// Runs after each body, not timed: what both sides keep is dropped here.
  var finish: @MainActor () throws -> Void = {}
}
