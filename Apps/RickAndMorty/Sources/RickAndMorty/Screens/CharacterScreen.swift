import BatonTerminal

/// A character, shown at once where a list has brought all that the header reads.
struct CharacterScreen: View {
  @Query(
    """
    query CharacterQuery($id: ID!) {
      character(id: $id) { ...CharacterHeader_character }
    }
    """)
  var character: CharacterQuery

  @Environment(\.favourites) private var favourites

  var body: some View {
    let id = character.id
    switch character.phase {
    case .ready(let data):
      if let lens = data.character {
        VStack {
          CharacterHeader(character: lens.characterHeader)
          Divider()
          EpisodeList(episodes: EpisodeListQuery(id: id))
          RefreshStatus(query: character)
          KeysLine(keys: ["q quit", "Esc back", "Enter open", "f favourite", "r refresh"])
        }
        .refreshed(character)
        .onKey("f") { favourites?.toggle(id) }
      } else {
        Text("There is no such character.")
      }
    case .loading:
      ProgressView()
    case .failed(let error):
      ErrorView(error) { character.retry() }
    }
  }
}
