import BatonTransports

extension TransportError {
  /// What is wrong with the way to the server, and what a user can do: its own description is for whoever
  /// gave the transport its address.
  var wordsForUser: String {
    switch self {
    case .status(429, _, let pause?):
      "The server was asked too much (429). Try again in \(pause.components.seconds) seconds."
    case .status(429, _, nil): "The server was asked too much (429). Try again in a while."
    case .status(404, _, _), .status(405, _, _):
      "There is no API at that address (status \(status)). Check --endpoint."
    case .status(let status, _, _) where status >= 500:
      "The server has trouble of its own (status \(status)). Try again in a while."
    case .redirected(let status, let place):
      "The server sends elsewhere (status \(status)), to `\(place)`, which is not followed. Give that "
        + "address with --endpoint, if you trust it."
    case .notGraphQL(_, let type, _):
      "What answers there is no API, but \(type.isEmpty ? "something else" : type). A network that one "
        + "has to sign in to does that: sign in, or check --endpoint."
    case .timedOut(.connection, let duration):
      "No connection came about in \(duration.components.seconds) seconds. Check the network; "
        + "--recorded needs none."
    case .timedOut(_, let duration):
      "The server did not answer in \(duration.components.seconds) seconds. Try again in a while."
    case .bodyTooLong(let limit):
      "The answer is longer than \(limit >> 20) MiB, which none of the API's is. Check --endpoint."
    case .insecure(let host, let reason):
      "The connection to `\(host)` is not to be trusted: \(reason). Nothing was sent. A network that "
        + "looks into connections may be why, or this machine's clock."
    case .unresolved: "\(self) --recorded needs no network."
    default: "\(self)"
    }
  }
}
