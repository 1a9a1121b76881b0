import BatonTransports

extension Trouble: CustomStringConvertible {
  /// What happened, and what to do.
  var description: String {
    switch self {
    case .badToken:
      "GitHub does not take the token (401). Get another, with gh auth login or on "
        + "https://github.com/settings/tokens, put it into GITHUB_TOKEN and start again."
    case .rateLimited(let pause):
      "GitHub's rate limit is used up. \(Self.renewal(in: pause))"
    case .forbidden(let words):
      "The token may not do that\(Self.quoted(words)). It needs the right to read issues, and for "
        + "changes to write them: https://github.com/settings/tokens."
    case .down(let status):
      "GitHub has trouble of its own\(status.map { " (status \($0))" } ?? ""). Try again in a while; "
        + "https://www.githubstatus.com tells more."
    case .noConnection(let error):
      "\(Self.words(ofNoConnection: error)) --recorded needs no network."
    case .noAnswer(let error): Self.words(ofNoAnswer: error)
    case .misplaced(let error): Self.words(ofAnotherPlace: error)
    case .garbled(let reason):
      "What came is no answer of GitHub's: \(reason). Try again; if it stays so, check --endpoint."
    case .notUnderstood(let words):
      "The server does not take what was asked\(Self.quoted(words)). It may be older than this "
        + "program, or not GitHub's: check --endpoint."
    case .notFound(let words, let field):
      "There is none, or none that you may see: \(words) \(Self.check(field))"
    case .noRepository(let place):
      "There is no repository \(place), or none that you may see. Check the name."
    case .noIssue(let number, let place):
      "There is no issue \(number) in \(place), or none that you may see. Check the number."
    case .refused(let words): "GitHub refused it\(Self.quoted(words))."
    case .other(let words): words
    }
  }

  /// Of a change: besides, what became of it.
  var ofChange: String {
    isBeforeChange
      ? "\(self) Nothing was changed."
      : "\(self) Whether it was done is not known: see before you do it again."
  }

  private static func renewal(in pause: Duration?) -> String {
    switch pause?.components.seconds {
    case nil: "Wait some minutes and ask again; within the hour it is renewed."
    case let seconds? where seconds > 120: "Ask again in \((seconds + 59) / 60) minutes."
    case let seconds?: "Ask again in \(seconds) seconds."
    }
  }

  private static func words(ofNoConnection error: TransportError) -> String {
    switch error {
    case .insecure(let host, let reason):
      "The connection to `\(host)` is not to be trusted: \(reason). Nothing was sent. A network that "
        + "looks into connections may be why, or this machine's clock."
    case .timedOut(_, let duration):
      "No connection came about in \(duration.components.seconds) seconds. Check the network."
    default: "\(error)"
    }
  }

  private static func words(ofNoAnswer error: TransportError) -> String {
    switch error {
    case .timedOut(_, let duration):
      "GitHub did not answer in \(duration.components.seconds) seconds. Try again in a while."
    case .bodyTooLong(let limit):
      "The answer is longer than \(limit >> 20) MiB, which none of GitHub's is. Check --endpoint."
    default: "\(error)"
    }
  }

  private static func words(ofAnotherPlace error: TransportError) -> String {
    switch error {
    case .redirected(let status, let place):
      "GitHub sends elsewhere (status \(status)), to `\(place)`, where the token does not go by "
        + "itself. Give that address with --endpoint, if you trust it."
    case .notGraphQL(_, let type, _):
      "What answers there is not GitHub's API, but \(type.isEmpty ? "something else" : type). A "
        + "network that one has to sign in to does that: sign in, or check --endpoint."
    case .status(let status, _, _):
      "There is no API at that address (status \(status)). Check --endpoint."
    default: "\(error) Check --endpoint."
    }
  }

  /// What to look at again, by the field that would have been what was not found.
  private static func check(_ field: String?) -> String {
    switch field {
    case "repository": "Check the name."
    case "issue": "Check the number."
    default: "It may have been deleted."
    }
  }

  /// The server's words, which end in a full stop or not.
  private static func quoted(_ words: String) -> String {
    var words = words[...]
    while words.last == "." || words.last == " " { words.removeLast() }
    return words.isEmpty ? "" : ": \(words)"
  }
}
