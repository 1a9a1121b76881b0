/// A screen, as the command line and the store name it.
enum Screen: Hashable {
  case characters(page: Int = 1, filter: CharacterFilter = CharacterFilter())
  case character(id: String)
  case episode(id: String)
  /// The search, of a name or before any.
  case search(name: String?)
  case favourites
  case locations
  case location(id: String)

  /// How the command line takes them.
  static let names =
    "characters, character/ID, episode/ID, search, search/NAME, favourites, "
    + "locations and location/ID"

  /// What `init` makes the screen of.
  var name: String {
    switch self {
    case .characters(let page, let filter):
      "characters/\(page)/\(filter.status ?? "")/\(filter.species ?? "")"
    case .character(let id): "character/\(id)"
    case .episode(let id): "episode/\(id)"
    case .search(let name): name.map { "search/\($0)" } ?? "search"
    case .favourites: "favourites"
    case .locations: "locations"
    case .location(let id): "location/\(id)"
    }
  }

  /// One of `names`, or the characters with a page's number, a status and a species.
  init?(_ name: String) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    switch (parts[0], value) {
    case ("characters", nil): self = .characters()
    case ("favourites", nil): self = .favourites
    case ("locations", nil): self = .locations
    case ("search", nil): self = .search(name: nil)
    case (_, nil), (_, ""): return nil
    case ("characters", let text?):
      guard let screen = Self.characters(text) else { return nil }
      self = screen
    case ("character", let id?): self = .character(id: id)
    case ("episode", let id?): self = .episode(id: id)
    case ("location", let id?): self = .location(id: id)
    case ("search", let name?): self = .search(name: name)
    default: return nil
    }
  }

  private static func characters(_ text: String) -> Screen? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let page = Int(parts[0]), page > 0 else { return nil }
    var filter = CharacterFilter()
    filter.status = parts[1].isEmpty ? nil : parts[1]
    filter.species = parts[2].isEmpty ? nil : parts[2]
    return .characters(page: page, filter: filter)
  }
}
