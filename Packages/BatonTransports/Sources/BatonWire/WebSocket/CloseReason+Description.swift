extension CloseReason: CustomStringConvertible {
  /// The code in words, with the code, and with what the other side said where it did.
  public var description: String {
    reason.isEmpty ? "\(words) (\(code))" : "\(words) (\(code)), `\(reason)`"
  }

  private var words: String {
    switch code {
    case 1000: "it has done its work"
    case 1001: "it goes away"
    case 1002: "the protocol was not followed"
    case 1003: "it takes no data of that kind"
    case 1007: "a text was not what it should be"
    case 1008: "a rule of its own forbids it"
    case 1009: "a message was too long"
    case 1010: "an extension that it needs is missing"
    case 1011: "it failed by itself"
    case 1012: "it restarts"
    case 1013: "it is too busy now"
    case 1014: "a server behind it failed"
    case 4400: "a message was not what it should be"
    case 4401: "the client is not authorized"
    case 4403: "the client is forbidden to"
    case 4406: "the subprotocol is not acceptable"
    case 4408: "the client was too late with its first message"
    case 4409: "an operation of that id is there already"
    case 4429: "the client asked to begin too often"
    case 4500: "it failed by itself"
    case 4504: "a server behind it was too late"
    case 4400...4499: "it refuses the connection"
    default: "for a reason of its own"
    }
  }
}
