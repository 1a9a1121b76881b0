import BatonSchema

/// A type that a Swift file declares outside of others.
struct DeclaredType {
  let name: String
  let range: SourceRange
  /// Other files do not see it.
  let isPrivate: Bool
}
