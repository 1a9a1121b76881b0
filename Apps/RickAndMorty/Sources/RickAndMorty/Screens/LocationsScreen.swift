import BatonTerminal

/// The locations, a page at a time.
struct LocationsScreen: View {
  let navigation: Navigation

  var body: some View {
    LocationsPage(locations: LocationsQuery(page: navigation.locationsPage), page: page)
      .turnedBack(page)
      .navigationTitle("Locations")
  }

  private var page: Binding<Int> {
    Binding(get: { navigation.locationsPage }, set: { navigation.locationsPage = $0 })
  }
}
