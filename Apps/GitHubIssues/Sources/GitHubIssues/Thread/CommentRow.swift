import Baton
import BatonTerminal

struct CommentRow: View {
  @Fragment(
    """
    fragment CommentRow_comment on IssueComment {
      bodyText
      createdAt
      author { login }
    }
    """)
  var comment: CommentRow_comment

  var body: some View {
    VStack {
      Text("\(comment.author?.login ?? "ghost") · \(date)").foregroundStyle(.secondary)
      Text(comment.bodyText)
    }
  }

  /// A comment has a date once the server has taken it.
  private var date: String {
    comment.createdAt.isEmpty ? "sending…" : String(comment.createdAt.prefix(10))
  }
}
