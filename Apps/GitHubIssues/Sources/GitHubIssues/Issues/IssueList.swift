import Baton
import BatonTerminal

/// Issues, the newest first, a page at a time.
struct IssueList<Operation: Query>: View {
  @Fragment(
    """
    fragment IssueList_query on Query
    @refetchable(queryName: "IssuePageQuery")
    @argumentDefinitions(
      owner: {type: "String!"}
      name: {type: "String!"}
      states: {type: "[IssueState!]"}
      labels: {type: "[String!]"}
      count: {type: "Int", defaultValue: 20}
      cursor: {type: "String"}
    ) {
      rateLimit { ...RateLimitLine_rateLimit }
      repository(owner: $owner, name: $name) {
        issues(
          first: $count, after: $cursor, states: $states, labels: $labels
          orderBy: {field: CREATED_AT, direction: DESC}
        ) @connection(key: "IssueList_issues", filters: ["states", "labels"]) {
          edges { node { id number ...IssueRow_issue } }
        }
      }
    }
    """)
  var issues: IssueList_query

  /// What brings the first page, resolved by the view around.
  let query: Operation
  let filter: IssueFilter
  let refresher: Refresher

  var body: some View {
    if let issues = issues.repository?.issues { rows(issues) }
  }

  @ViewBuilder private func rows(_ issues: IssueList_query.Repository.Issues) -> some View {
    let nodes = issues.nodes
    List {
      ForEach(nodes) { issue in
        NavigationLink(value: Screen.issue(number: issue.number)) {
          IssueRow(issue: issue.issueRow)
        }
      }
      if issues.hasNext {
        MoreRow(isLoading: issues.isLoadingNext) {
          try await issues.loadNext(IssueList_query.pageSize)
        }
      }
    }
    TroubleText(refresher.troubles[.issues(filter)]?.description)
    HStack {
      let summary = nodes.count == 1 ? "1 issue" : "\(nodes.count) issues"
      Text("\(summary)\(issues.hasNext ? ", and more" : "")").foregroundStyle(.secondary)
      Spacer()
      RefreshStatus(query: query, screen: .issues(filter), refresher: refresher)
    }
  }
}

extension IssueList_query {
  /// How many issues a page has; the default `$count` of the queries says the same.
  static let pageSize = 20
}
