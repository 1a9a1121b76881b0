import Baton
import BatonTerminal

/// The issues that another filter than the screen's first shows, with a query of their own: what was
/// shown before is in the store and shows at once, and the server is asked what has come to it since.
struct FilteredIssues: View {
  @Query(
    """
    query FilteredIssuesQuery(
      $owner: String!, $name: String!, $states: [IssueState!]!, $labels: [String!], $count: Int = 20
    ) @cacheExpiration(seconds: 60) {
      ...IssueList_query
      @arguments(owner: $owner, name: $name, states: $states, labels: $labels, count: $count)
    }
    """, fetchPolicy: .storeAndNetwork)
  var issues: FilteredIssuesQuery

  let filter: IssueFilter
  let refresher: Refresher

  var body: some View {
    switch issues.phase {
    case .ready(let data):
      IssueList(
        issues: data.issueList, query: issues, filter: filter, refresher: refresher)
    case .loading:
      ProgressView().frame(maxHeight: .infinity)
    case .failed(let error):
      ErrorView(Trouble(error)) { issues.retry() }.frame(maxHeight: .infinity)
    }
  }
}
