import BatonTerminal

/// A location and who was last seen there.
struct LocationScreen: View {
  @Query(
    """
    query LocationQuery($id: ID!) @cacheExpiration(seconds: 300) {
      location(id: $id) {
        name
        type
        dimension
        residents { ...CharacterRow_character }
      }
    }
    """)
  var location: LocationQuery

  var body: some View {
    switch location.phase {
    case .ready(let data):
      if let lens = data.location {
        VStack {
          Text(lens.name ?? "Unknown").font(.largeTitle)
          Text("\(lens.type ?? "?") · \(lens.dimension ?? "?")")
          Divider()
          List(lens.residents) { CharacterRow(character: $0.characterRow) }
          RefreshStatus(query: location)
          KeysLine(keys: ["q quit", "Esc back", "Enter open", "f favourite", "r refresh"])
        }
        .refreshed(location)
      } else {
        AbsenceView(text: "There is no such location.")
      }
    case .loading:
      LoadingView()
    case .failed(let error):
      FailureView(error) { location.retry() }
    }
  }
}
