import BatonSchema

/// `@alias`: a fragment read through an accessor of its own.
struct TypedAlias {
  /// What `as` says, if it says anything.
  var name: String?
  /// Of the name, or of the directive.
  var location: SourceLocation
}
