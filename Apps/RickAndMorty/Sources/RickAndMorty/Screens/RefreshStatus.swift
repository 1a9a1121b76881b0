import BatonTerminal

/// What becomes of a screen's data, where there is something to say: it is fetched again, or that failed.
struct RefreshStatus<Operation: Query>: View {
  /// A query that the view around has resolved.
  let query: Operation

  var body: some View {
    if let fetch { Text(fetch).foregroundStyle(.secondary).lineLimit(1) }
  }

  private var fetch: String? {
    switch query.fetch {
    case .idle: nil
    case .inFlight: query.isRefreshing ? "refreshing…" : nil
    // Why the server can't be had is said below the screen.
    case .failed(.transport): "not refreshed, r tries again"
    case .failed(.request): "not refreshed, the server refused; r tries again"
    case .failed: "not refreshed, the answer was of no use; r tries again"
    }
  }
}

extension View {
  /// Fetches a query again on `r`; what a view around refreshes is fetched too.
  func refreshed(_ query: some Query) -> some View {
    onKey { key in
      if key == "r" {
        // What fails is the query's to show.
        Task { try? await query.refetch() }
      }
      return false
    }
  }
}
