import BatonTerminal

/// The characters, a page at a time, all or those of a status and a species, and the way to the search, the
/// favourites and the locations.
struct CharactersScreen: View {
  let navigation: Navigation

  var body: some View {
    content
      .onKey("/") { navigation.open(.search(name: nil)) }
      .onKey("F") { navigation.open(.favourites) }
      .onKey("L") { navigation.open(.locations()) }
      .onKey(narrow)
      .turnedBack(page)
      .navigationTitle("Rick and Morty")
  }

  @ViewBuilder private var content: some View {
    let filter = navigation.filter
    if filter != CharacterFilter() {
      Text("status: \(filter.status ?? "any") · species: \(filter.species ?? "any")")
        .foregroundStyle(.cyan)
    }
    CharactersPage(characters: navigation.characters, page: page)
  }

  private var page: Binding<Int> {
    Binding(get: { navigation.page }, set: { navigation.page = $0 })
  }

  private func narrow(_ key: Key) -> Bool {
    var filter = navigation.filter
    switch key {
    case "s":
      filter.status = CharacterFilter.next(after: filter.status, of: CharacterFilter.statuses)
    case "e":
      filter.species = CharacterFilter.next(after: filter.species, of: CharacterFilter.species)
    default: return false
    }
    navigation.filter = filter
    navigation.page = 1
    return true
  }
}
