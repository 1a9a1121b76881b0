import Baton
import BatonTerminal

/// What a search found, a page at a time.
struct SearchResults: View {
  @Query(
    """
    query SearchQuery($query: String!) {
      ...FoundList_query @arguments(query: $query)
    }
    """)
  var found: SearchQuery

  var body: some View {
    switch found.phase {
    case .ready(let data):
      FoundList(found: data.foundList)
    case .loading:
      ProgressView("Searching…").frame(maxHeight: .infinity)
    case .failed(let error):
      ErrorView(Trouble(error)) { found.retry() }.frame(maxHeight: .infinity)
    }
  }
}
