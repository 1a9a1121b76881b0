import BatonTerminal

/// The characters, a page at a time.
struct CharactersScreen: View {
  @State private var page = 1

  var body: some View {
    CharactersPage(characters: CharactersQuery(page: page), page: $page)
      .navigationTitle("Rick and Morty")
  }
}
