import BatonTerminal

/// One page of the locations.
struct LocationsPage: View {
  @Query(
    """
    query LocationsQuery($page: Int) @cacheExpiration(seconds: 300) {
      locations(page: $page) {
        info { count pages next prev }
        results { ...LocationRow_location }
      }
    }
    """)
  var locations: LocationsQuery

  @Binding var page: Int

  private static let keys = [
    "q quit", "Esc back", "n next", "p previous", "Enter open", "r refresh",
  ]

  /// What leaves a page that is not there yet, or could not be had.
  private var waysOut: [String] {
    (page > 1 ? ["p page before"] : []) + ["Esc back", "q quit"]
  }

  var body: some View {
    switch locations.phase {
    case .ready(let data):
      let info = data.locations?.info
      let results = data.locations?.results ?? .empty
      let place = PagePlace(
        pages: info?.pages ?? 1, count: info?.count ?? 0, noun: "locations", next: info?.next,
        previous: info?.prev)
      PageView(
        query: locations, place: place, isEmpty: results.isEmpty, page: $page, keys: Self.keys
      ) {
        List(results) { LocationRow(location: $0.locationRow) }
      }
    case .loading:
      LoadingView(title: "Loading page \(page)…", keys: waysOut)
    case .failed(let error):
      FailureView(error, keys: ["Enter or r try again"] + waysOut) { locations.retry() }
    }
  }
}
