import BatonTerminal

/// A page of the characters of a status, a species, or both.
struct FilteredCharacters: View {
  @Query(
    """
    query FilteredCharactersQuery($page: Int, $status: String, $species: String) {
      characters(page: $page, filter: { status: $status, species: $species }) {
        info { count pages next prev }
        results { ...CharacterRow_character }
      }
    }
    """)
  var characters: FilteredCharactersQuery

  @Binding var page: Int

  var body: some View {
    switch characters.phase {
    case .ready(let data):
      let info = data.characters?.info
      let results = data.characters?.results ?? .empty
      let place = PagePlace(
        pages: info?.pages ?? 1, count: info?.count ?? 0, noun: "characters", next: info?.next,
        previous: info?.prev)
      PageView(
        query: characters, place: place, isEmpty: results.isEmpty, page: $page,
        keys: CharactersPage.keys
      ) {
        List(results) { CharacterRow(character: $0.characterRow) }
      }
    case .loading:
      LoadingView(title: "Loading page \(page)…", keys: CharactersPage.waysOut(of: page))
    case .failed(let error):
      FailureView(error, keys: ["r try again"] + CharactersPage.waysOut(of: page)) {
        characters.retry()
      }
    }
  }
}
