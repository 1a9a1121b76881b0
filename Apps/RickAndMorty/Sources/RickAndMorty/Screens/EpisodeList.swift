import BatonTerminal

/// The episodes that show a character.
struct EpisodeList: View {
  @Query(
    """
    query EpisodeListQuery($id: ID!) {
      character(id: $id) {
        episode { ...EpisodeRow_episode }
      }
    }
    """)
  var episodes: EpisodeListQuery

  var body: some View {
    switch episodes.phase {
    case .ready(let data):
      List(data.character?.episode ?? .empty) { EpisodeRow(episode: $0.episodeRow) }
        .refreshed(episodes)
    case .loading:
      ProgressView("Loading the episodes…")
      Spacer()
    case .failed(let error):
      ErrorView(error) { episodes.retry() }
      Spacer()
    }
  }
}
