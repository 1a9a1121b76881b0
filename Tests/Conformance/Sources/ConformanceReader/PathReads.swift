@_spi(Runtime) import Baton
import SpecExchange

/// How each path of an operation is read through its lens, and what rows find otherwise.
struct PathReads<Data> {
  let routes: [String: [OperationReader.Route<Data>]]
  /// What the empty path reads, given the errors of the response that have no field.
  let outcome: @MainActor @Sendable (Data, [GraphQLError]) -> Reading

  init<Operation: GraphQLOperation>(
    of operation: Operation.Type, _ routes: [String: [OperationReader.Route<Data>]]
  ) where Operation.Data == Data {
    self.routes = routes
    outcome = { data, unplaced in
      Operation.failure(of: data, besides: unplaced).map { .thrown($0.kind.rawValue) }
        ?? .success(.object)
    }
  }

  /// What the rows find otherwise; each message begins with `prefix`.
  ///
  /// - Parameter unplaced: The errors of the response that have no field.
  @MainActor func failures(
    of rows: [ReadRow], on data: Data, _ prefix: String = "", besides unplaced: [GraphQLError] = []
  ) -> [String] {
    rows.compactMap { row in
      var reading = Reading.null
      if row.path.isEmpty {
        reading = outcome(data, unplaced)
      } else if let routes = routes[row.path] {
        for route in routes {
          guard let found = route(data) else { continue }
          reading = found
          break
        }
      } else {
        return "\(prefix)`\(row.path)` is bound to no accessor"
      }
      if reading.matches(row.expectation) { return nil }
      return "\(prefix)`\(row.path)` reads \(reading), not \(row.expectation)"
    }
  }
}
