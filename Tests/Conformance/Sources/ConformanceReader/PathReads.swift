import BatonStore
import SpecExchange

/// How each path of an operation is read through its lens, and what rows find otherwise.
struct PathReads<Data> {
  let routes: [String: [OperationReader.Route<Data>]]

  /// What the rows find otherwise; each message begins with `prefix`.
  @MainActor func failures(
    of rows: [ReadRow], on data: Data, _ prefix: String = ""
  ) -> [String] {
    rows.compactMap { row in
      guard let routes = routes[row.path] else {
        return "\(prefix)`\(row.path)` is bound to no accessor"
      }
      var reading = Reading.null
      for route in routes {
        guard let found = route(data) else { continue }
        reading = found
        break
      }
      if reading.matches(row.expectation) { return nil }
      return "\(prefix)`\(row.path)` reads \(reading), not \(row.expectation)"
    }
  }
}
