/// A screen as the command line names it.
enum StartScreen: Hashable {
  case issues
  case issue(number: Int)
  /// The search, for words or before any.
  case search(words: String?)

  /// How `init` takes them.
  static let names = "issues, issue/NUMBER, search and search/WORDS"

  /// One of `names`.
  init?(_ name: String) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    switch (parts[0], value) {
    case ("issues", nil): self = .issues
    case ("search", nil): self = .search(words: nil)
    case ("search", let words?) where !words.isEmpty: self = .search(words: words)
    case ("issue", let text?):
      guard let number = Int(text), number > 0 else { return nil }
      self = .issue(number: number)
    default: return nil
    }
  }
}
