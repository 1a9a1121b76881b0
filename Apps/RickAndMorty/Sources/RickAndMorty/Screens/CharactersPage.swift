import BatonTerminal

/// One page of the characters. The page that was shown before is in the store and shows at once.
struct CharactersPage: View {
  @Query(
    """
    query CharactersQuery($page: Int) {
      characters(page: $page) {
        info { count pages next prev }
        results { id ...CharacterRow_character }
      }
    }
    """)
  var characters: CharactersQuery

  @Binding var page: Int

  var body: some View {
    switch characters.phase {
    case .ready(let data):
      let info = data.characters?.info
      VStack {
        List(data.characters?.results ?? .empty) { character in
          NavigationLink {
            CharacterScreen(character: CharacterQuery(id: character.id ?? ""))
              .navigationTitle("Character")
          } label: {
            CharacterRow(character: character.characterRow)
          }
        }
        PageFooter(page: page, pages: info?.pages ?? 1, count: info?.count ?? 0)
      }
      .onKey { key in turn(key, previous: info?.prev, next: info?.next) }
    case .loading:
      ProgressView("Loading page \(page)…")
    case .failed(let error):
      ErrorView(error) { characters.retry() }
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
