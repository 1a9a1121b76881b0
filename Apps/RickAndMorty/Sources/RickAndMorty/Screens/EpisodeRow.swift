import BatonTerminal

/// An episode in a list: Enter opens its screen.
struct EpisodeRow: View {
  @Fragment("fragment EpisodeRow_episode on Episode { id name episode air_date }")
  var episode: EpisodeRow_episode

  var body: some View {
    let id = episode.id ?? ""
    NavigationLink(value: Screen.episode(id: id)) {
      HStack {
        Text(episode.episode ?? "?").frame(maxWidth: 7)
        Text(episode.name ?? "Untitled").lineLimit(1).frame(maxWidth: .infinity)
        Text(episode.air_date ?? "?").foregroundStyle(.secondary).lineLimit(1)
          .frame(maxWidth: 18)
      }
    }
  }
}
