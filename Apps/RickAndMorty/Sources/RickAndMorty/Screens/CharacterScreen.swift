import BatonTerminal

/// A character, shown at once where a list has brought all that the header reads; the episodes come when
/// the server has them.
struct CharacterScreen: View {
  @Query(
    """
    query CharacterScreenQuery($id: ID!) @cacheExpiration(seconds: 300) {
      character(id: $id) {
        ...CharacterHeader_character
        ...EpisodeList_character @defer
      }
    }
    """)
  var character: CharacterScreenQuery

  @Environment(\.favourites) private var favourites

  var body: some View {
    let id = character.id
    switch character.phase {
    case .ready(let data):
      if let lens = data.character {
        VStack {
          CharacterHeader(character: lens.characterHeader)
          Divider()
          episodes(of: lens)
          RefreshStatus(query: character)
          KeysLine(keys: ["q quit", "Esc back", "Enter open", "f favourite", "r refresh"])
        }
        .refreshed(character)
        .onKey("f") { favourites?.toggle(id) }
      } else {
        AbsenceView(text: "There is no such character.")
      }
    case .loading:
      LoadingView()
    case .failed(let error):
      FailureView(error) { character.retry() }
    }
  }

  @ViewBuilder
  private func episodes(of lens: CharacterScreenQuery.Data.Character) -> some View {
    if let episodes = lens.episodeList {
      EpisodeList(character: episodes)
    } else if character.fetch == .inFlight {
      ProgressView("Loading the episodes…")
      Spacer()
    } else {
      Text("The episodes did not come; r asks for them again.").foregroundStyle(.secondary)
      Spacer()
    }
  }
}
