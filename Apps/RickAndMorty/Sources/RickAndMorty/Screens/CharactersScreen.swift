import BatonTerminal

/// The characters, a page at a time, and the way to the search.
struct CharactersScreen: View {
  @State private var page = 1
  @State private var isSearching = false

  var body: some View {
    CharactersPage(characters: CharactersQuery(page: page), page: $page)
      .onKey("/") { isSearching = true }
      .navigationDestination(isPresented: $isSearching) { SearchScreen() }
      .navigationTitle("Rick and Morty")
  }
}
