import Baton
import BatonTerminal

/// The issues that another filter than the screen's first shows, with a query of their own: what was
/// shown before is in the store and shows at once, and the server is asked what has come to it since.
struct FilteredIssues: View {
  @Query(
    """
    query FilteredIssuesQuery($id: ID!, $states: [IssueState!]!, $labels: [String!]) {
      node(id: $id) {
        ...IssueList_repository @arguments(states: $states, labels: $labels)
      }
    }
    """, fetchPolicy: .storeAndNetwork)
  var issues: FilteredIssuesQuery

  let filter: IssueFilter

  var body: some View {
    content.onKey { key in
      if key == "r" { Task { try? await issues.refetch() } }
      return false
    }
  }

  @ViewBuilder private var content: some View {
    switch issues.phase {
    case .ready(let data):
      if let list = data.node?.issueList {
        IssueList(issues: list, filter: filter)
      }
    case .loading:
      ProgressView().frame(maxHeight: .infinity)
    case .failed(let error):
      ErrorView(Trouble(error)) { issues.retry() }.frame(maxHeight: .infinity)
    }
  }
}
