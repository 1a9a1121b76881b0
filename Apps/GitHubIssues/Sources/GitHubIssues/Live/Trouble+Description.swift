extension Trouble: CustomStringConvertible {
  /// What happened, and what to do.
  var description: String {
    switch self {
    case .badToken:
      "GitHub does not take the token (401). Get another, with gh auth login or on "
        + "https://github.com/settings/tokens, put it into GITHUB_TOKEN and start again."
    case .rateLimited(nil):
      "GitHub's rate limit is used up. It is renewed within the hour; ask again then."
    case .rateLimited(let pause?):
      "GitHub's rate limit is used up. Ask again in \(pause.components.seconds) seconds."
    case .forbidden(let words):
      "The token may not do that\(Self.quoted(words)). Give it the right to read issues, or for "
        + "changes to write them, on https://github.com/settings/tokens."
    case .down(let status):
      "GitHub has trouble of its own (status \(status)). Try again in a while; "
        + "https://www.githubstatus.com tells more."
    case .noConnection(let words): "\(words) --recorded needs no network."
    case .notFound(let words):
      "There is none, or none that you may see: \(words) \(Self.check(words))"
    case .refused(let words): "GitHub refused it\(Self.quoted(words)). Nothing was changed."
    case .other(let words): words
    }
  }

  /// What to look at again, by what was not found.
  private static func check(_ words: String) -> String {
    if words.contains(" with the number of ") { return "Check the number." }
    if words.contains(" with the name ") { return "Check the name." }
    return "It may have been deleted."
  }

  /// The server's words, which end in a full stop or not.
  private static func quoted(_ words: String) -> String {
    var words = words[...]
    while words.last == "." || words.last == " " { words.removeLast() }
    return words.isEmpty ? "" : ": \(words)"
  }
}
