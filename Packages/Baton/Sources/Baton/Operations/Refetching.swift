@_spi(Generated) public import BatonStore

/// The query that reads an object again or asks for more of its lists, as generated code names it.
@_spi(Generated) public struct Refetching: Sendable {
  let query: any Query.Type
  /// The variables that key the object, with the slots of its record that hold their values.
  let key: [String: Slot]

  public init(_ query: any Query.Type, key: [String: Slot] = [:]) {
    self.query = query
    self.key = key
  }
}

extension Anchor {
  /// Runs the query of a `@refetchable` fragment for the record at which the fragment begins.
  ///
  /// - Parameter arguments: Those to change; the others stay as they are.
  /// - Returns: The record, read with these arguments.
  /// - Throws: In this version always: it runs no query of a fragment yet.
  @_spi(Generated) @MainActor
  public func refetch(
    _ refetching: Refetching, _ arguments: [String: Variable?]
  ) async throws -> Anchor {
    throw Failure.unsupported(directive: "@refetchable")
  }

  /// Runs the query for the page behind the last.
  ///
  /// - Parameters:
  ///   - count: The variable that takes `number`.
  ///   - cursor: The variable that takes the list's end cursor.
  /// - Throws: In this version always: it reads no second page yet.
  @_spi(Generated) @MainActor
  public func loadNext(
    _ number: Int, _ refetching: Refetching, count: String, cursor: String
  ) async throws {
    throw Failure.unsupported(directive: "@connection")
  }

  /// Runs the query for the page before the first; the parameters are those of `loadNext`.
  @_spi(Generated) @MainActor
  public func loadPrevious(
    _ number: Int, _ refetching: Refetching, count: String, cursor: String
  ) async throws {
    throw Failure.unsupported(directive: "@connection")
  }
}
