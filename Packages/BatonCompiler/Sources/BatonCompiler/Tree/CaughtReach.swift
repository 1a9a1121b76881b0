/// Which errors of a selection `@catch` around it takes in (B-14.6).
enum CaughtReach {
  case none
  /// Those of its fields and of all below them, and not those of the fragments spread in it.
  case fields
  /// Those of its fragments too.
  case all

  func reach(below field: TypedField) -> CaughtReach {
    self != .none || field.caught != nil ? .fields : .none
  }

  /// An aliased fragment has a lens of its own, whose spreads are not those of the lens around it.
  func reach(in inline: TypedInline) -> CaughtReach {
    if inline.caught != nil { return .all }
    return inline.alias != nil && self == .all ? .fields : self
  }
}
