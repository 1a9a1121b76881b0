/// A screen, as the command line and the store name it.
enum Screen: Hashable {
  case characters(page: Int = 1, filter: CharacterFilter = CharacterFilter())
  case character(id: String)
  case episode(id: String)
  /// The search, of a name or before any.
  case search(name: String?)
  case favourites
  case locations(page: Int = 1)
  case location(id: String)

  /// How the command line takes them.
  static let names =
    "characters, characters/PAGE/STATUS/SPECIES, character/ID, episode/ID, search, search/NAME, "
    + "favourites, locations, locations/PAGE and location/ID"

  /// What `init` makes the screen of.
  var name: String {
    switch self {
    case .characters(let page, let filter): "characters/\(page)/\(filter.name)"
    case .character(let id): "character/\(id)"
    case .episode(let id): "episode/\(id)"
    case .search(let name): name.map { "search/\($0)" } ?? "search"
    case .favourites: "favourites"
    case .locations(let page): "locations/\(page)"
    case .location(let id): "location/\(id)"
    }
  }

  /// One of `names`; in the second, what is behind the page may be left out.
  init?(_ name: String) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    switch (parts[0], value) {
    case ("characters", nil): self = .characters()
    case ("favourites", nil): self = .favourites
    case ("locations", nil): self = .locations()
    case ("search", nil): self = .search(name: nil)
    case (_, nil), (_, ""): return nil
    case ("characters", let text?):
      guard let screen = Self.characters(text) else { return nil }
      self = screen
    case ("locations", let text?):
      guard let page = Self.page(text) else { return nil }
      self = .locations(page: page)
    case ("character", let id?): self = .character(id: id)
    case ("episode", let id?): self = .episode(id: id)
    case ("location", let id?): self = .location(id: id)
    case ("search", let name?): self = .search(name: name)
    default: return nil
    }
  }

  private static func characters(_ text: String) -> Screen? {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map(String.init)
    guard let page = page(parts[0]), let filter = CharacterFilter(rest.first ?? "") else {
      return nil
    }
    return .characters(page: page, filter: filter)
  }

  /// A page's number, which GraphQL's `Int` has to hold.
  private static func page(_ text: some StringProtocol) -> Int? {
    guard let page = Int32(text), page > 0 else { return nil }
    return Int(page)
  }
}
