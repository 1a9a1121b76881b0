import BatonSchema

/// How a connection's lens asks for more.
struct LensPaging {
  /// What the lens calls its query: an expression.
  enum Query {
    case query(String)
    /// Of the fragment's lens, by its Swift name.
    case fragment(String)
  }

  var query: Query
  /// The variables of the count and the cursor, where the list can be read on in that direction.
  var next: (count: String, cursor: String)?
  var previous: (count: String, cursor: String)?

  init?(_ field: TypedField, _ pager: LensPager, lens: String) {
    switch pager {
    case .query(let name): query = .query(name)
    case .fragment: query = .fragment(lens)
    }
    func variables(_ count: String, _ cursor: String) -> (count: String, cursor: String)? {
      func variable(_ name: String) -> String? {
        guard
          case .variable(let variable)? = field.arguments.value(of: name)
        else { return nil }
        return variable.text
      }
      guard let count = variable(count), let cursor = variable(cursor) else { return nil }
      return (count, cursor)
    }
    next = variables("first", "after")
    previous = variables("last", "before")
    if next == nil, previous == nil { return nil }
  }
}
