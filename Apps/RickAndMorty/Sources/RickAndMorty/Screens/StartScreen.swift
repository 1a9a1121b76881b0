/// A screen as the command line names it.
enum StartScreen: Hashable {
  case characters
  case character(id: String)

  /// `characters` or `character/ID`.
  init?(_ name: String) {
    if name == "characters" {
      self = .characters
      return
    }
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "character", !parts[1].isEmpty else { return nil }
    self = .character(id: String(parts[1]))
  }
}
