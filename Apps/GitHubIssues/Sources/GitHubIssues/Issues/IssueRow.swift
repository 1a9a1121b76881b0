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
    }
    """)
  var issue: IssueRow_issue

  var body: some View {
    HStack {
      StateMark(state: issue.state)
      Text("#\(issue.number)").foregroundStyle(.secondary).lineLimit(1).frame(width: 4)
      Text(issue.title).lineLimit(1).frame(maxWidth: .infinity)
      Text(issue.author?.login ?? "ghost").foregroundStyle(.secondary).lineLimit(1)
        .frame(width: 12)
      Text("\(issue.comments.totalCount)").foregroundStyle(.secondary).lineLimit(1)
        .frame(width: 3)
    }
  }
}
