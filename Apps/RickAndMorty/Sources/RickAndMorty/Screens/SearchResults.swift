import BatonTerminal

/// Whom a search found: of more than a page, the first.
struct SearchResults: View {
  @Query(
    """
    query SearchQuery($name: String!) @cacheExpiration(seconds: 300) {
      characters(filter: { name: $name }) {
        info { count }
        results { ...CharacterRow_character }
      }
    }
    """)
  var found: SearchQuery

  var body: some View {
    switch found.phase {
    case .ready(let data):
      if let results = data.characters?.results, !results.isEmpty {
        List(results) { CharacterRow(character: $0.characterRow) }
        HStack {
          Text("\(results.count) of \(data.characters?.info?.count ?? results.count) characters")
            .foregroundStyle(.secondary).lineLimit(1)
          Spacer()
          RefreshStatus(query: found)
        }
        .refreshed(found)
      } else {
        Text("Nobody of that name.")
        Spacer()
      }
    case .loading:
      ProgressView("Searching…")
      Spacer()
    case .failed(let error):
      FailureView(error, keys: ["Tab to Retry, then Enter"]) { found.retry() }
    }
  }
}
