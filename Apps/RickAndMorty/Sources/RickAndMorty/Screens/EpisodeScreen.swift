import BatonTerminal

/// An episode and whom it shows.
struct EpisodeScreen: View {
  @Query(
    """
    query EpisodeQuery($id: ID!) @cacheExpiration(seconds: 300) {
      episode(id: $id) {
        name
        episode
        air_date
        characters { ...CharacterRow_character }
      }
    }
    """)
  var episode: EpisodeQuery

  var body: some View {
    switch episode.phase {
    case .ready(let data):
      if let lens = data.episode {
        VStack {
          Text(lens.name ?? "Untitled").font(.largeTitle)
          Text("\(lens.episode ?? "?") · \(lens.air_date ?? "?")")
          Divider()
          List(lens.characters) { CharacterRow(character: $0.characterRow) }
          RefreshStatus(query: episode)
          KeysLine(keys: ["q quit", "Esc back", "Enter open", "f favourite", "r refresh"])
        }
        .refreshed(episode)
      } else {
        AbsenceView(text: "There is no such episode.")
      }
    case .loading:
      LoadingView()
    case .failed(let error):
      FailureView(error) { episode.retry() }
    }
  }
}
