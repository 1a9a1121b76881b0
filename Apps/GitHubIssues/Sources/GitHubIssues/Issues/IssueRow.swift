import Baton
import BatonTerminal

struct IssueRow: View {
  @Fragment(
    """
    fragment IssueRow_issue on Issue {
      number
      title
      state
      author { login }
      comments { totalCount }
      labels(first: 5) { nodes { name } }
    }
    """)
  var issue: IssueRow_issue

  var body: some View {
    HStack {
      StateMark(state: issue.state)
      Text("#\(issue.number)").foregroundStyle(.secondary).lineLimit(1).frame(width: 6)
      Text(issue.title).lineLimit(1).frame(maxWidth: .infinity)
      Text(labels).foregroundStyle(.cyan).lineLimit(1)
      Text(issue.author?.login ?? "ghost").foregroundStyle(.secondary).lineLimit(1)
        .frame(width: 12)
      Text("\(issue.comments.totalCount)").foregroundStyle(.secondary).lineLimit(1)
        .frame(width: 3)
    }
  }

  private var labels: String {
    (issue.labels?.nodes ?? .empty).prefix(2).map { $0.name }.joined(separator: ", ")
  }
}
