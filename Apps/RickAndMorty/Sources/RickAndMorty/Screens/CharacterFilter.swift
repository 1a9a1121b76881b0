/// Which characters the list shows.
struct CharacterFilter: Hashable {
  /// Nil for all.
  var status: String?
  var species: String?

  /// The API has no list of them. Of the species these are the most common.
  static let statuses = ["Alive", "Dead", "unknown"]
  static let species = ["Human", "Alien", "Humanoid"]

  var isAll: Bool { status == nil && species == nil }

  /// What comes behind a choice: the next, and behind the last none.
  static func next(after choice: String?, of choices: [String]) -> String? {
    guard let choice, let index = choices.firstIndex(of: choice) else { return choices.first }
    return index + 1 < choices.count ? choices[index + 1] : nil
  }
}
