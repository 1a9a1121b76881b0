/// What a client of a ``LocalServer`` asked for.
public struct ServerRequest: Sendable {
  /// Such as `POST /graphql HTTP/1.1`.
  public var line: String
  /// Names in lower case.
  public var headers: [String: String]
  /// What follows the head, as long as the head says; empty where it says nothing.
  public var body: String
}

/// Why a connection of a ``LocalServer`` is of no more use.
public enum ServerProblem: Error {
  /// There is no port to take connections at.
  case noPort
  /// The system does not give the port, for a reason by its number, such as `EADDRINUSE`.
  case refused(code: Int32)
  /// The client has closed.
  case closed
}
