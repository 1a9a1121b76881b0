import BatonTerminal

/// A location in a list: Enter opens its screen.
struct LocationRow: View {
  @Fragment("fragment LocationRow_location on Location { id name type dimension }")
  var location: LocationRow_location

  var body: some View {
    let id = location.id ?? ""
    NavigationLink(value: Screen.location(id: id)) {
      HStack {
        Text(location.name ?? "Unknown").lineLimit(1).frame(maxWidth: .infinity)
        Text(location.type ?? "?").foregroundStyle(.secondary).lineLimit(1).frame(maxWidth: 14)
        Text(location.dimension ?? "?").foregroundStyle(.secondary).lineLimit(1)
          .frame(maxWidth: 26)
      }
    }
  }
}
