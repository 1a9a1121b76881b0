/// What a client of a ``LocalServer`` asked for.
public struct ServerRequest: Sendable {
  /// Such as `POST /graphql HTTP/1.1`.
  public var line: String
  /// Names in lower case.
  public var headers: [String: String]
  public var body: String
}

/// Why a connection of a ``LocalServer`` is of no more use.
public enum ServerProblem: Error {
  /// There is no port to take connections at.
  case noPort
  /// The client has closed.
  case closed
}
