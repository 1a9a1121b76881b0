import Baton
import BatonTerminal

/// What a search found, a page at a time. What it found before shows at once, and the server is asked what
/// has come to it since.
struct SearchResults: View {
  @Query(
    """
    query SearchQuery($query: String!) {
      ...FoundList_query @arguments(query: $query)
    }
    """, fetchPolicy: .storeAndNetwork)
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
