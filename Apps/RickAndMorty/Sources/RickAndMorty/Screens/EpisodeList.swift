import BatonTerminal

/// The episodes that show a character.
struct EpisodeList: View {
  @Fragment(
    """
    fragment EpisodeList_character on Character {
      episode { ...EpisodeRow_episode }
    }
    """)
  var character: EpisodeList_character

  var body: some View {
    List(character.episode) { EpisodeRow(episode: $0.episodeRow) }
  }
}
