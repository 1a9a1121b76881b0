import BatonTerminal

/// The locations, a page at a time.
struct LocationsScreen: View {
  @State private var page = 1

  var body: some View {
    LocationsPage(locations: LocationsQuery(page: page), page: $page)
      .navigationTitle("Locations")
  }
}
