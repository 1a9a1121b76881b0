/// A name as GraphQL has them (`[_A-Za-z][_0-9A-Za-z]*`), and where it stands.
public struct Name: Hashable, Sendable, CustomStringConvertible {
  public var text: String
  /// Where it stands.
  public var range: SourceRange

  public init(_ text: String, range: SourceRange = .none) {
    self.text = text
    self.range = range
  }

  public var description: String { text }
}
