@_spi(Generated) public import BatonStore

/// The query that reads an object again or asks for more of its lists, as generated code names it.
@_spi(Generated) public struct Refetching: Sendable {
  let query: any Query.Type
  /// The variables that it takes of those the lens is read for; nil for a query's own lens, which takes
  /// all.
  let variables: [String]?
  /// The variables that key the object, with the slots of its record that hold their values.
  let key: [String: Slot]

  public init(_ query: any Query.Type, variables: [String]? = nil, key: [String: Slot] = [:]) {
    self.query = query
    self.variables = variables
    self.key = key
  }
}
