import BatonTerminal

/// One of the screens.
struct ScreenView: View {
  let screen: Screen
  let navigation: Navigation

  var body: some View {
    switch screen {
    case .characters: CharactersScreen(navigation: navigation)
    case .character(let id):
      CharacterScreen(character: CharacterScreenQuery(id: id)).navigationTitle("Character")
    case .episode(let id):
      EpisodeScreen(episode: EpisodeQuery(id: id)).navigationTitle("Episode")
    case .search(let name): SearchScreen(navigation: navigation, name: name)
    case .favourites: FavouritesScreen()
    case .locations: LocationsScreen(navigation: navigation)
    case .location(let id):
      LocationScreen(location: LocationQuery(id: id)).navigationTitle("Location")
    }
  }
}
