import BatonTerminal

/// The favourites, in the order they were chosen.
struct FavouritesScreen: View {
  @Environment(\.favourites) private var favourites

  var body: some View {
    let ids = favourites?.ids ?? []
    VStack {
      if ids.isEmpty {
        Text("No favourite yet: f on a character makes it one.").foregroundStyle(.secondary)
        Spacer()
        KeysLine(keys: ["q quit", "Esc back"])
      } else {
        List {
          ForEach(ids, id: \.self) { FavouriteRow(favourite: FavouriteQuery(id: $0)) }
        }
        KeysLine(keys: ["q quit", "Esc back", "Enter open", "f no favourite any more"])
      }
    }
    .navigationTitle("Favourites")
  }
}
