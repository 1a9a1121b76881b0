/// A screen as the command line names it.
enum StartScreen: Hashable {
  case characters
  case character(id: String)
  case episode(id: String)
  /// The search, of a name or before any.
  case search(name: String?)
  case favourites
  case locations
  case location(id: String)

  /// How `init` takes them.
  static let names =
    "characters, character/ID, episode/ID, search, search/NAME, favourites, "
    + "locations and location/ID"

  /// One of `names`.
  init?(_ name: String) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    switch (parts[0], value) {
    case ("characters", nil): self = .characters
    case ("favourites", nil): self = .favourites
    case ("locations", nil): self = .locations
    case ("search", nil): self = .search(name: nil)
    case (_, nil), (_, ""): return nil
    case ("character", let id?): self = .character(id: id)
    case ("episode", let id?): self = .episode(id: id)
    case ("location", let id?): self = .location(id: id)
    case ("search", let name?): self = .search(name: name)
    default: return nil
    }
  }
}
