import BatonTerminal

/// A favourite among the favourites. Its data is kept as long as it is one, so nothing is fetched; nor does it
/// grow too old, which would be a request for each.
struct FavouriteRow: View {
  @Query(
    """
    query FavouriteQuery($id: ID!) {
      character(id: $id) { ...CharacterRow_character }
    }
    """)
  var favourite: FavouriteQuery

  @Environment(\.favourites) private var favourites

  var body: some View {
    let id = favourite.id
    switch favourite.phase {
    case .ready(let data):
      if let character = data.character {
        CharacterRow(character: character.characterRow)
      } else {
        Text("There is no such character any more; f takes it off the list.")
          .onKey("f") { favourites?.toggle(id) }
      }
    case .loading: ProgressView()
    case .failed(let error):
      Text("Not there, r tries again: \(error)").foregroundStyle(.red).lineLimit(1)
        .onKey("r") { favourite.retry() }
    }
  }
}
