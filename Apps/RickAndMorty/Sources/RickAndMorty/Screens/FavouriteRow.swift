import BatonTerminal

/// A favourite among the favourites. Its data is kept as long as it is one, so nothing is fetched.
struct FavouriteRow: View {
  @Query(
    """
    query FavouriteQuery($id: ID!) {
      character(id: $id) { ...CharacterRow_character }
    }
    """)
  var favourite: FavouriteQuery

  var body: some View {
    switch favourite.phase {
    case .ready(let data):
      if let character = data.character {
        CharacterRow(character: character.characterRow)
      } else {
        Text("There is no such character any more.")
      }
    case .loading: ProgressView()
    case .failed(let error): Text(String(describing: error)).foregroundStyle(.red)
    }
  }
}
