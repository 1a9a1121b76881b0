extension TransportError: CustomStringConvertible {
  /// What happened, where, and what to do about it.
  public var description: String {
    switch self {
    case .url, .header, .unresolved, .unreachable, .notTLS, .insecure, .authorities: beforeSending
    case .timedOut, .cutShort, .notHTTP: whileWaiting
    case .status, .redirected, .notGraphQL, .headTooLong, .bodyTooLong, .undecodable: ofAnAnswer
    case .malformed(let error): "The server's answer is malformed: \(error)."
    case .closed(nil): "The server closed the connection without saying why."
    case .closed(let reason?): "The server closed the connection: \(reason)."
    case .other(let code, let reason): "The request failed: \(reason) (libcurl \(code))."
    }
  }

  private var beforeSending: String {
    switch self {
    case .url(let url):
      "`\(url)` is no address that this transport can send to; http and https, or ws and wss for a "
        + "WebSocket, begin one."
    case .header(let name):
      "The header `\(name)` can't be sent: a name is letters, digits and dashes, and a value has no "
        + "line end."
    case .unresolved(let host, let reason):
      "No address is known for `\(host)`: \(reason). Check the name and the network."
    case .unreachable(let host, let reason):
      "`\(host)` takes no connection: \(reason). Check that the server runs, and its port."
    case .notTLS(let host, let reason):
      "`\(host)` does not secure the connection: \(reason). Nothing was sent; check that https is "
        + "spoken at that port, not plain http."
    case .insecure(let host, let reason):
      "The connection to `\(host)` is not to be trusted: \(reason). Nothing was sent; check the "
        + "server's certificate, or give the transport the authorities that vouch for it."
    case .authorities(let reason):
      "The file of authorities can't be used: \(reason). Nothing was sent; it is one of certificates "
        + "in PEM."
    default: ""
    }
  }

  private var whileWaiting: String {
    switch self {
    case .timedOut(.credentials, let duration):
      "The credentials took longer than \(duration.formattedSeconds). No operation was sent; see what "
        + "the function that is asked for them waits for, or give the transport a longer limit."
    case .timedOut(let wait, let duration):
      "\(wait.words) took longer than \(duration.formattedSeconds). Try again, or give the transport a "
        + "longer limit."
    case .cutShort(let reason):
      "The connection ended before the answer did: \(reason). Trying again may help."
    case .notHTTP(let reason): "What answered does not speak HTTP: \(reason). Check the port."
    default: ""
    }
  }

  private var ofAnAnswer: String {
    switch self {
    case .status(let status, let excerpt, _):
      "The server answered with the status \(status)\(Self.quoted(excerpt)).\(Self.advice(status))"
    case .redirected(let status, ""):
      "The server answered with the status \(status) and sends elsewhere without saying where. Check "
        + "the address."
    case .redirected(let status, let place):
      "The server answered with the status \(status) and sends to `\(place)`, which is not "
        + "followed; give the transport the address where the server is."
    case .notGraphQL(let status, let type, let excerpt):
      "The server answered with the status \(status) and \(type.isEmpty ? "no type" : "`\(type)`"), "
        + "which is no GraphQL response\(Self.quoted(excerpt)). Check the address."
    case .headTooLong(let limit):
      "The headers of the answer are longer than \(limit) bytes. Check the address, or give the "
        + "transport a higher limit."
    case .bodyTooLong(let limit):
      "The answer is longer than \(limit) bytes. Ask for less, or give the transport a higher limit."
    case .undecodable(let reason):
      "The answer can't be decompressed: \(reason). The server, or something between, is at fault."
    default: ""
    }
  }

  /// What a status is mostly about.
  private static func advice(_ status: Int) -> String {
    switch status {
    case ..<300: " It does not speak WebSocket there: check the address."
    case 401: " Check the credentials."
    case 403: " The credentials do not allow it."
    case 404, 405: " Check the address."
    case 408, 425, 429, 500...: " Trying again later may help."
    default: ""
    }
  }

  /// In one line and not to its end, since it may be a page of HTML.
  private static func quoted(_ excerpt: String) -> String {
    let line = excerpt.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if line.count > longestQuote { return ": \(line.prefix(longestQuote - 1))…" }
    return line.isEmpty ? "" : ": \(line)"
  }

  /// In characters.
  private static let longestQuote = 300
}

extension TransportError.Wait {
  fileprivate var words: String {
    switch self {
    case .connection: "Connecting"
    case .answer: "The answer"
    case .bytes: "The next bytes of the answer"
    case .credentials: "The credentials"
    case .acknowledgement: "The server's acknowledgement"
    }
  }
}

extension Duration {
  /// Such as `30 s` and `0.5 s`.
  fileprivate var formattedSeconds: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let whole = milliseconds / 1000
    guard milliseconds % 1000 != 0 else { return "\(whole) s" }
    return "\(Double(milliseconds) / 1000) s"
  }
}
