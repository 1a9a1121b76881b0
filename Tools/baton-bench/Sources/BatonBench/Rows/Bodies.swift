import Observation

/// Bodies of a screen's rows, each tracked in a scope of its own, that run again when something
/// they read has changed.
@MainActor
final class Bodies {
  /// The rows to run again. Changes are announced while a commit runs, on the thread that commits:
  /// the main actor's, like all else here, which is what makes the unchecked conformance sound.
  final class Dirty: @unchecked Sendable {
    private var rows: [Int] = []

    func insert(_ row: Int) { rows.append(row) }

    func removeAll() -> [Int] {
      defer { rows.removeAll(keepingCapacity: true) }
      return rows
    }
  }

  // State: none but the dirty rows; main actor.
  let dirty = Dirty()
  private let body: @MainActor (Int) -> Int

  init(body: @escaping @MainActor (Int) -> Int) { self.body = body }

  func runAll(_ count: Int) {
    for row in 0..<count { _ = run(row) }
  }

  /// Runs the dirty rows again; throws unless `row` is the only one, and dirty once.
  func runAgain(exactly row: Int, tracked: Bool) throws -> Int {
    let rows = dirty.removeAll()
    guard rows == [row] else { throw BenchError("rows \(rows) run again, not row \(row) alone") }
    return tracked ? run(row) : body(row)
  }

  private func run(_ row: Int) -> Int {
    let dirty = dirty
    return withObservationTracking {
      body(row)
    } onChange: {
      dirty.insert(row)
    }
  }
}
