import Baton
import BatonTerminal

/// One of the things that happened to an issue: somebody wrote, closed it, opened it again or gave it a label.
struct TimelineRow: View {
  @Fragment(
    """
    fragment TimelineRow_item on IssueTimelineItems {
      ... on IssueComment { ...CommentRow_comment }
      ... on ClosedEvent { createdAt actor { login } }
      ... on ReopenedEvent { createdAt actor { login } }
      ... on LabeledEvent { createdAt actor { login } label { name } }
    }
    """)
  var item: TimelineRow_item

  var body: some View {
    if let comment = item.asIssueComment {
      CommentRow(comment: comment.commentRow)
    } else if let event = item.asClosedEvent {
      line("✓", .purple, event.actor?.login, "closed this", event.createdAt)
    } else if let event = item.asReopenedEvent {
      line("●", .green, event.actor?.login, "opened this again", event.createdAt)
    } else if let event = item.asLabeledEvent {
      line("#", .cyan, event.actor?.login, "labeled this \(event.label.name)", event.createdAt)
    }
  }

  private func line(
    _ mark: String, _ color: Color, _ login: String?, _ what: String, _ instant: String
  ) -> some View {
    HStack {
      Text(mark).foregroundStyle(color)
      Text("\(login ?? "ghost") \(what) · \(instant.prefix(10))").foregroundStyle(.secondary)
    }
  }
}
