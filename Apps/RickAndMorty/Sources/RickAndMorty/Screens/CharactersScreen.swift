import BatonTerminal

/// The characters, a page at a time, all or those of a status and a species, and the way to the search, the
/// favourites and the locations.
struct CharactersScreen: View {
  @State private var page = 1
  @State private var filter: CharacterFilter
  @State private var isSearching = false
  @State private var areFavouritesShown = false
  @State private var areLocationsShown = false

  init(filter: CharacterFilter = CharacterFilter()) { _filter = State(initialValue: filter) }

  var body: some View {
    content
      .onKey("/") { isSearching = true }
      .navigationDestination(isPresented: $isSearching) { SearchScreen() }
      .onKey("F") { areFavouritesShown = true }
      .navigationDestination(isPresented: $areFavouritesShown) { FavouritesScreen() }
      .onKey("L") { areLocationsShown = true }
      .navigationDestination(isPresented: $areLocationsShown) { LocationsScreen() }
      .onKey(narrow)
      .navigationTitle("Rick and Morty")
  }

  @ViewBuilder private var content: some View {
    if filter.isAll {
      CharactersPage(characters: CharactersQuery(page: page), page: $page)
    } else {
      Text("status: \(filter.status ?? "any") · species: \(filter.species ?? "any")")
        .foregroundStyle(.cyan)
      FilteredCharacters(
        characters: FilteredCharactersQuery(
          page: page, status: filter.status, species: filter.species), page: $page)
    }
  }

  private func narrow(_ key: Key) -> Bool {
    switch key {
    case "s":
      filter.status = CharacterFilter.next(after: filter.status, of: CharacterFilter.statuses)
    case "e":
      filter.species = CharacterFilter.next(after: filter.species, of: CharacterFilter.species)
    default: return false
    }
    page = 1
    return true
  }
}
