import Baton
import BatonTerminal

/// An issue's own text, the comments under it, and a line to write another in.
struct IssueThread: View {
  @Fragment(
    """
    fragment IssueThread_issue on Issue
    @refetchable(queryName: "CommentPageQuery")
    @argumentDefinitions(
      count: {type: "Int", defaultValue: 10}
      cursor: {type: "String"}
    ) {
      ...IssueHeader_issue
      ...IssueStateButton_issue
      ...CommentComposer_issue
      comments(first: $count, after: $cursor) @connection(key: "IssueThread_comments") {
        edges { node { id ...CommentRow_comment } }
      }
    }
    """)
  var issue: IssueThread_issue

  let viewer: CommentComposer_viewer

  /// Why the last thing that was asked for was refused.
  @State private var refusal: String?

  private static let page = 10

  var body: some View {
    let comments = issue.comments
    List {
      IssueHeader(issue: issue.issueHeader)
      ForEach(comments.nodes) { CommentRow(comment: $0.commentRow) }
      if comments.hasNext {
        MoreRow(isLoading: comments.isLoadingNext) { try await comments.loadNext(Self.page) }
      }
    }
    IssueStateButton(issue: issue.issueStateButton, refusal: $refusal)
    RefusalText(refusal)
    CommentComposer(
      issue: issue.commentComposer, viewer: viewer, connectionID: comments.connectionID,
      refusal: $refusal)
  }
}
