/// Which characters the list shows.
struct CharacterFilter: Hashable {
  /// Nil for all.
  var status: String?
  var species: String?

  /// The API has no more statuses. Of the species it has no list, and these are the most common.
  static let statuses = ["Alive", "Dead", "unknown"]
  static let species = ["Human", "Alien", "Humanoid"]

  /// What comes behind a choice: the next, and behind the last none.
  static func next(after choice: String?, of choices: [String]) -> String? {
    guard let choice, let index = choices.firstIndex(of: choice) else { return choices.first }
    return index + 1 < choices.count ? choices[index + 1] : nil
  }
}

extension CharacterFilter {
  private static let any = "any"

  /// As a screen's name has it.
  var name: String { "\(status ?? Self.any)/\(species ?? Self.any)" }

  /// A status and a species, each of which may be `any`, empty or left out. The server takes any species.
  init?(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2 else { return nil }
    let chosen = parts.map { $0.isEmpty || $0 == Self.any ? nil : $0 }
    status = chosen.first ?? nil
    species = chosen.dropFirst().first ?? nil
    if let typed = status?.lowercased() {
      status = Self.statuses.first { $0.lowercased() == typed }
      if status == nil { return nil }
    }
  }
}
