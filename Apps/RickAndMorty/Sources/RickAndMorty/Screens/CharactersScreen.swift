import BatonTerminal

/// The characters, a page at a time, and the way to the search and the favourites.
struct CharactersScreen: View {
  @State private var page = 1
  @State private var isSearching = false
  @State private var areFavouritesShown = false

  var body: some View {
    CharactersPage(characters: CharactersQuery(page: page), page: $page)
      .onKey("/") { isSearching = true }
      .navigationDestination(isPresented: $isSearching) { SearchScreen() }
      .onKey("F") { areFavouritesShown = true }
      .navigationDestination(isPresented: $areFavouritesShown) { FavouritesScreen() }
      .navigationTitle("Rick and Morty")
  }
}
