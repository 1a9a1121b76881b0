extension Plan {
  /// Whether an error's path leads to a field of the operation (B-6.1). One that does not belongs to the
  /// response as a whole (B-6.2).
  @_spi(Runtime) public func hasPlace(for error: GraphQLError) -> Bool {
    guard let path = error.path, case .field? = path.first else { return false }
    var selections = [root]
    for step in path {
      // Where the records end before the path does, the field is the last one that they have.
      guard case .field(let name) = step, !selections.isEmpty else { continue }
      guard let below = Plan.selections(below: name, in: selections) else { return false }
      selections = below
    }
    return true
  }

  /// What is selected below a response key, nothing for a scalar; nil where no field has the key.
  private static func selections(below name: String, in selections: [Selection]) -> [Selection]? {
    var found: [Selection]?
    var open = selections.map(\.fields)
    while let fields = open.popLast() {
      for field in fields {
        switch field {
        case .scalar(let key, _, _, _, _, _, _):
          if utf8Equal(key, name) { found = found ?? [] }
        case .linked(let key, _, _, _, _, _, _, _, let selection):
          if utf8Equal(key, name) { found = (found ?? []) + [selection] }
        case .inline(_, _, let inner), .deferred(_, _, _, let inner): open.append(inner)
        case .typename, .membership: continue
        }
      }
    }
    return found
  }
}
