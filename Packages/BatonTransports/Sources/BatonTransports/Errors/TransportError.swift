public import Baton
public import BatonWire

/// Why a request has no answer, or none that can be used. Each says it in words as its
/// `description`.
///
/// A status of the server's comes with the beginning of the body, which may hold what a user typed:
/// show it to developers, and keep it out of logs.
public enum TransportError: Error, Hashable, Sendable {
  // Before anything was sent
  /// Not an address of the scheme that the transport speaks.
  case url(String)
  /// A header whose name or value can't be sent.
  case header(name: String)
  /// No address is known for the host.
  case unresolved(host: String, reason: String)
  /// Nobody takes connections there.
  case unreachable(host: String, reason: String)
  /// What answers does not speak TLS, or none that this side does.
  case notTLS(host: String, reason: String)
  /// No connection that is to be trusted: what speaks there has no certificate for the host.
  case insecure(host: String, reason: String)
  /// The certificates that the transport was given can't be read.
  case authorities(reason: String)

  // Between the request and the whole answer
  case timedOut(Wait, after: Duration)
  /// The connection ended before the answer did.
  case cutShort(reason: String)
  /// What was answered is not HTTP.
  case notHTTP(reason: String)

  // Answers
  /// A status other than 2xx. `retryAfter` is what the server asks for, where it does.
  case status(Int, excerpt: String, retryAfter: Duration?)
  /// The server sends elsewhere, which is not followed: a request may hold a secret.
  case redirected(Int, to: String)
  /// A body that is no GraphQL response, by its type.
  case notGraphQL(status: Int, type: String, excerpt: String)
  /// More headers than the limit, in bytes.
  case headTooLong(limit: Int)
  /// A longer body than the limit, in bytes, decompressed.
  case bodyTooLong(limit: Int)
  /// A compression that can't be undone.
  case undecodable(reason: String)
  /// Parts, events or messages that are not what they should be.
  case malformed(WireError)
  /// The WebSocket was closed by the server, which said why or not.
  case closed(CloseReason?)

  /// What libcurl says, for which there is no case.
  case other(code: Int, reason: String)

  /// What was waited for.
  public enum Wait: Hashable, Sendable {
    /// A connection, and the server's part in securing it.
    case connection
    /// The answer to a query or mutation, whole, or the head of one in parts or events.
    case answer
    /// The next bytes of an answer in parts or events.
    case bytes
    /// What the application is asked for before an operation is sent: credentials, or the parameters
    /// of a WebSocket. No operation was sent.
    case credentials
    /// The server's consent to a WebSocket, and its acknowledgement.
    case acknowledgement
  }
}

extension TransportError: TransportFailure {
  /// The status of the answer; 0 where there was none.
  public var status: Int {
    switch self {
    case .status(let status, _, _), .redirected(let status, _): status
    case .notGraphQL(let status, _, _): status
    default: 0
    }
  }

  /// Whether the same request may well succeed a little later.
  public var isTransient: Bool {
    switch self {
    case .unresolved, .unreachable, .timedOut, .cutShort, .closed: true
    case .status(let status, _, _): [408, 425, 429, 500, 502, 503, 504].contains(status)
    default: false
    }
  }

  /// What the server asks to be left alone for.
  var retryAfter: Duration? {
    if case .status(_, _, let retryAfter) = self { retryAfter } else { nil }
  }
}
