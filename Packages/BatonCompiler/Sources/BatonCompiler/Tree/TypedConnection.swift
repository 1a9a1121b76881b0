import BatonSchema

/// `@connection`: the field's values are pages of one list.
struct TypedConnection {
  var key: String
  /// The arguments that make it another list; nil for all that do not page.
  var filters: [String]?
  /// Whether the field is asked for the list from its start to its end, as written.
  var isForward: Bool
  /// Whether it is from its end to its start.
  var isBackward: Bool
  /// Of the directive.
  var location: SourceLocation

  static let pagingArguments: Set<String> = ["first", "after", "last", "before"]

  /// The members of the page info that reading a list in these directions needs.
  static func pageInfoMembers(isForward: Bool, isBackward: Bool) -> [String] {
    (isForward ? ["endCursor", "hasNextPage"] : [])
      + (isBackward ? ["hasPreviousPage", "startCursor"] : [])
  }

  func isSame(as other: TypedConnection) -> Bool {
    key == other.key && filters == other.filters
  }

  func isFilter(_ argument: String) -> Bool {
    filters?.contains(argument) ?? !Self.pagingArguments.contains(argument)
  }
}
