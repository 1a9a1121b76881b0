/// What names an operation to a server.
public enum Document: Sendable, Hashable {
  /// The text of the operation and of the fragments it reaches.
  case text(String)
  /// The identifier under which the server keeps that text.
  case id(String)
}
