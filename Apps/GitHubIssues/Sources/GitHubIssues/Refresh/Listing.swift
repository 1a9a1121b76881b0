import Baton

/// A list that a screen shows, as a refresh sees it.
@MainActor
struct Listing {
  let rows: Int
  /// How many rows a page has.
  let page: Int
  let connectionID: String
  let isStale: Bool

  init?(_ list: IssueList_query?, isStale: Bool) {
    guard let issues = list?.repository?.issues else { return nil }
    rows = issues.nodes.count
    page = IssueList_query.pageSize
    connectionID = issues.connectionID
    self.isStale = isStale
  }

  init?(_ thread: IssueThread_query?, isStale: Bool) {
    guard let items = thread?.repository?.issue?.timelineItems else { return nil }
    rows = items.nodes.count
    page = IssueThread_query.pageSize
    connectionID = items.connectionID
    self.isStale = isStale
  }
}
