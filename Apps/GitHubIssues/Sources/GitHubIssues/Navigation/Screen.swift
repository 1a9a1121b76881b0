/// A screen, as the command line and the store name it.
enum Screen: Hashable {
  case issues(IssueFilter = IssueFilter())
  case issue(number: Int)
  /// The search, for words or before any.
  case search(words: String?)
  /// The repository's labels, one to be chosen.
  case labels

  /// How the command line takes them.
  static let names = "issues, issues/STATE/LABEL, issue/NUMBER, labels, search and search/WORDS"
  /// What the names begin with.
  static let words = ["issues", "issue", "labels", "search"]

  /// What `init` makes the screen of.
  var name: String {
    switch self {
    case .issues(let filter): "issues/\(filter.state.rawValue)/\(filter.label ?? "")"
    case .issue(let number): "issue/\(number)"
    case .search(let words): words.map { "search/\($0)" } ?? "search"
    case .labels: "labels"
    }
  }

  /// One of `names`; in the second, the label may be left out.
  init?(_ name: String) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    switch (parts[0], value) {
    case ("issues", nil): self = .issues()
    case ("issues", let text?):
      guard let filter = IssueFilter(text) else { return nil }
      self = .issues(filter)
    case ("labels", nil): self = .labels
    case ("search", nil): self = .search(words: nil)
    case ("search", let words?) where !words.isEmpty: self = .search(words: words)
    case ("issue", let text?):
      guard let number = Int(text), number > 0 else { return nil }
      self = .issue(number: number)
    default: return nil
    }
  }
}

extension IssueFilter {
  /// A state and a label, which may be empty or missing, as a screen's name has them.
  fileprivate init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let state = State(rawValue: String(parts[0])) else { return nil }
    let label = parts.count == 2 ? String(parts[1]) : ""
    self.init(state: state, label: label.isEmpty ? nil : label)
  }
}
