import Baton
import BatonTerminal

/// Issues, the newest first, a page at a time.
struct IssueList: View {
  @Fragment(
    """
    fragment IssueList_repository on Repository
    @refetchable(queryName: "IssuePageQuery")
    @argumentDefinitions(
      states: {type: "[IssueState!]"}
      labels: {type: "[String!]"}
      count: {type: "Int", defaultValue: 20}
      cursor: {type: "String"}
    ) {
      issues(
        first: $count, after: $cursor, states: $states, labels: $labels
        orderBy: {field: CREATED_AT, direction: DESC}
      ) @connection(key: "IssueList_issues", filters: ["states", "labels"]) {
        edges { node { id number ...IssueRow_issue } }
      }
    }
    """)
  var issues: IssueList_repository

  let filter: IssueFilter

  private static let page = 20

  var body: some View {
    let issues = issues.issues
    let nodes = issues.nodes
    List {
      ForEach(nodes) { issue in
        NavigationLink(
          value: Screen.issue(
            number: issue.number, lists: filter.state == .all ? [] : [issues.connectionID])
        ) {
          IssueRow(issue: issue.issueRow)
        }
      }
      if issues.hasNext {
        MoreRow(isLoading: issues.isLoadingNext) { try await issues.loadNext(Self.page) }
      }
    }
    Text("\(nodes.count) issues\(issues.hasNext ? ", and more" : "")").foregroundStyle(.secondary)
  }
}
