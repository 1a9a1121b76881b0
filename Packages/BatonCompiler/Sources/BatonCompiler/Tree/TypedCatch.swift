import BatonSchema

/// `@catch`: errors are part of what is read.
struct TypedCatch {
  enum Target: String {
    case result = "RESULT"
    case null = "NULL"
  }

  var target: Target
  /// Of the directive.
  var location: SourceLocation
}
