import BatonTerminal

/// The whole app: the screen it starts with, and below it what is wrong with the way to the server and, if
/// asked for, what the app does.
struct RootView: View {
  let start: StartScreen
  let connection: Connection
  let trace: Trace?

  var body: some View {
    NavigationStack {
      switch start {
      case .characters: CharactersScreen()
      case .character(let id):
        CharacterScreen(character: CharacterScreenQuery(id: id)).navigationTitle("Character")
      case .episode(let id):
        EpisodeScreen(episode: EpisodeQuery(id: id)).navigationTitle("Episode")
      case .search(let name): SearchScreen(name: name)
      case .favourites: FavouritesScreen()
      case .locations: LocationsScreen()
      case .location(let id):
        LocationScreen(location: LocationQuery(id: id)).navigationTitle("Location")
      }
    }
    ConnectionLine(connection: connection)
    if let trace { TraceLine(trace: trace) }
  }
}
