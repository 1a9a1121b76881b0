import BatonTerminal

/// One page of the characters, all or those of a status and a species. The page that was shown before is in the
/// store and shows at once.
struct CharactersPage: View {
  // The header is for the screens that the rows open, which then fetch nothing of it.
  @Query(
    """
    query CharactersQuery($page: Int, $status: String, $species: String)
    @cacheExpiration(seconds: 300) {
      characters(page: $page, filter: { status: $status, species: $species }) {
        info { count pages next prev }
        results { ...CharacterRow_character ...CharacterHeader_character }
      }
    }
    """)
  var characters: CharactersQuery

  @Binding var page: Int

  private static let keys = [
    "q quit", "n p page", "Enter open", "/ find", "f F favs", "s e filter", "L places", "r refresh",
  ]

  /// What leaves a page that is not there yet, or could not be had.
  private var waysOut: [String] {
    (page > 1 ? ["p page before"] : []) + ["/ find", "F favs", "s e filter", "L places", "q quit"]
  }

  var body: some View {
    switch characters.phase {
    case .ready(let data):
      let info = data.characters?.info
      let results = data.characters?.results ?? .empty
      let place = PagePlace(
        pages: info?.pages ?? 1, count: info?.count ?? 0, noun: "characters", next: info?.next,
        previous: info?.prev)
      PageView(
        query: characters, place: place, isEmpty: results.isEmpty, page: $page, keys: Self.keys
      ) {
        List(results) { CharacterRow(character: $0.characterRow) }
      }
    case .loading:
      LoadingView(title: "Loading page \(page)…", keys: waysOut)
    case .failed(let error):
      FailureView(error, keys: ["r try again"] + waysOut) { characters.retry() }
    }
  }
}
