import Baton
import BatonTerminal

/// The issues that were found. GitHub searches for things of several kinds, so that an issue is one of them.
struct FoundList: View {
  @Fragment(
    """
    fragment FoundList_query on Query
    @refetchable(queryName: "SearchPageQuery")
    @argumentDefinitions(
      query: {type: "String!"}
      count: {type: "Int", defaultValue: 20}
      cursor: {type: "String"}
    ) {
      rateLimit { ...RateLimitLine_rateLimit }
      search(query: $query, type: ISSUE, first: $count, after: $cursor)
      @connection(key: "FoundList_search", filters: ["query"]) {
        issueCount
        edges { node { ... on Issue { number ...IssueRow_issue } } }
      }
    }
    """)
  var found: FoundList_query

  var body: some View {
    let found = found.search
    List {
      ForEach(found.nodes) { node in
        if let issue = node.asIssue {
          NavigationLink(value: Screen.issue(number: issue.number)) {
            IssueRow(issue: issue.issueRow)
          }
        }
      }
      if found.hasNext {
        MoreRow(isLoading: found.isLoadingNext) {
          try await found.loadNext(FoundList_query.pageSize)
        }
      }
    }
    Text(Self.summary(of: found.issueCount)).foregroundStyle(.secondary)
  }

  private static func summary(of count: Int) -> String {
    switch count {
    case 0: "Nothing has these words."
    case 1: "1 issue"
    default: "\(count) issues"
    }
  }
}

extension FoundList_query {
  /// How many issues that were found a page has; the default `$count` of the queries says the same.
  static let pageSize = 20
}
