import Baton
import BatonTerminal

struct CharacterScreen: View {
  @Query(
    """
    query CharacterQuery($id: ID!) @cacheExpiration(seconds: 300) {
      character(id: $id) { ...CharacterHeader_character }
    }
    """)
  var character: CharacterQuery

  var body: some View {
    switch character.phase {
    case .ready(let data):
      if let character = data.character {
        CharacterHeader(character: character.characterHeader)
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
