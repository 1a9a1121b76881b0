/// A screen as the command line names it.
enum StartScreen: Hashable {
  case issues
  case issue(number: Int)

  /// `issues` or `issue/NUMBER`.
  init?(_ name: String) {
    if name == "issues" {
      self = .issues
      return
    }
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "issue", let number = Int(parts[1]), number > 0 else {
      return nil
    }
    self = .issue(number: number)
  }
}
