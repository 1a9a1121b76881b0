import BatonTerminal

/// One page of the characters. The page that was shown before is in the store and shows at once.
struct CharactersPage: View {
  // The header is for the screens that the rows open, which then fetch nothing of it.
  @Query(
    """
    query CharactersQuery($page: Int) @cacheExpiration(seconds: 300) {
      characters(page: $page) {
        info { count pages next prev }
        results { ...CharacterRow_character ...CharacterHeader_character }
      }
    }
    """)
  var characters: CharactersQuery

  @Binding var page: Int

  private static let keys = [
    "q quit", "n next", "p previous", "Enter open", "/ search", "f favourite", "F all",
    "r refresh",
  ]

  var body: some View {
    switch characters.phase {
    case .ready(let data):
      let info = data.characters?.info
      VStack {
        List(data.characters?.results ?? .empty) { CharacterRow(character: $0.characterRow) }
        HStack {
          PageNumber(page: page, pages: info?.pages ?? 1, count: info?.count ?? 0)
          Spacer()
          RefreshStatus(query: characters)
        }
        KeysLine(keys: Self.keys)
      }
      .refreshed(characters)
      .onKey { key in turn(key, previous: info?.prev, next: info?.next) }
    case .loading:
      ProgressView("Loading page \(page)…")
    case .failed(let error):
      FailureView(error) { characters.retry() }
    }
  }

  private func turn(_ key: Key, previous: Int?, next: Int?) -> Bool {
    let target: Int?
    switch key {
    case "n", .right: target = next
    case "p", .left: target = previous
    default: return false
    }
    guard let target else { return false }
    page = target
    return true
  }
}
