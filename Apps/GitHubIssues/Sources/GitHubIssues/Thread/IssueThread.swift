import Baton
import BatonTerminal

/// An issue's own text, what happened since and was said, and a line to write another in.
struct IssueThread: View {
  @Fragment(
    """
    fragment IssueThread_issue on Issue
    @refetchable(queryName: "TimelinePageQuery")
    @argumentDefinitions(
      count: {type: "Int", defaultValue: 10}
      cursor: {type: "String"}
    ) {
      ...IssueHeader_issue
      ...IssueStateButton_issue
      ...CommentComposer_issue
      timelineItems(
        first: $count, after: $cursor
        itemTypes: [ISSUE_COMMENT, CLOSED_EVENT, REOPENED_EVENT, LABELED_EVENT]
      ) @connection(key: "IssueThread_timelineItems", filters: []) {
        edges { node { ...TimelineRow_item } }
      }
    }
    """)
  var issue: IssueThread_issue

  let viewer: CommentComposer_viewer
  /// The lists that the issue leaves when it is closed or opened again.
  let lists: [String]

  /// Why the last thing that was asked for was refused.
  @State private var refusal: String?

  private static let page = 10

  var body: some View {
    let items = issue.timelineItems
    List {
      IssueHeader(issue: issue.issueHeader)
      ForEach(items.nodes) { TimelineRow(item: $0.timelineRow) }
      if items.hasNext {
        MoreRow(isLoading: items.isLoadingNext) { try await items.loadNext(Self.page) }
      }
    }
    IssueStateButton(
      issue: issue.issueStateButton, lists: lists, thread: items.connectionID, refusal: $refusal)
    RefusalText(refusal)
    CommentComposer(
      issue: issue.commentComposer, viewer: viewer, connectionID: items.connectionID,
      refusal: $refusal)
  }
}
