import Baton
import BatonTerminal

/// An issue's own text, what happened since and was said, and a line to write another in.
struct IssueThread: View {
  @Fragment(
    """
    fragment IssueThread_query on Query
    @refetchable(queryName: "TimelinePageQuery")
    @argumentDefinitions(
      owner: {type: "String!"}
      name: {type: "String!"}
      number: {type: "Int!"}
      count: {type: "Int", defaultValue: 10}
      cursor: {type: "String"}
    ) {
      rateLimit { ...RateLimitLine_rateLimit }
      repository(owner: $owner, name: $name) {
        issue(number: $number) {
          timelineItems(
            first: $count, after: $cursor
            itemTypes: [ISSUE_COMMENT, CLOSED_EVENT, REOPENED_EVENT, LABELED_EVENT]
          ) @connection(key: "IssueThread_timelineItems", filters: []) {
            edges { node { ...TimelineRow_item } }
          }
        }
      }
    }
    """)
  var thread: IssueThread_query

  @Fragment(
    """
    fragment IssueThread_issue on Issue {
      ...IssueHeader_issue
      ...IssueStateButton_issue
      ...CommentComposer_issue
    }
    """)
  var issue: IssueThread_issue

  let viewer: CommentComposer_viewer
  let number: Int
  let refresher: Refresher
  let drafts: Drafts

  var body: some View {
    if let items = thread.repository?.issue?.timelineItems { rows(items) }
  }

  @ViewBuilder private func rows(
    _ items: IssueThread_query.Repository.Issue.TimelineItems
  ) -> some View {
    List {
      IssueHeader(issue: issue.issueHeader)
      ForEach(items.nodes) { TimelineRow(item: $0.timelineRow) }
      if items.hasNext {
        MoreRow(isLoading: items.isLoadingNext) {
          try await items.loadNext(IssueThread_query.pageSize)
        }
      }
    }
    IssueStateButton(
      issue: issue.issueStateButton, refresher: refresher, thread: items.connectionID,
      trouble: trouble)
    TroubleText(drafts.troubles[number]?.ofChange)
    CommentComposer(
      issue: issue.commentComposer, viewer: viewer, connectionID: items.connectionID,
      text: draft, trouble: trouble)
  }

  /// What the last change met with.
  private var trouble: Binding<Trouble?> {
    Binding(
      get: { drafts.troubles[number] },
      set: { if drafts.troubles[number] != $0 { drafts.troubles[number] = $0 } })
  }

  private var draft: Binding<String> {
    Binding(
      get: { drafts.texts[number] ?? "" },
      set: { drafts.texts[number] = $0.isEmpty ? nil : $0 })
  }
}

extension IssueThread_query {
  /// How many of the things that happened a page has; the default `$count` of the queries says the same.
  static let pageSize = 10
}
