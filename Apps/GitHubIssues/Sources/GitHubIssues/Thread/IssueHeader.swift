import Baton
import BatonTerminal

struct IssueHeader: View {
  @Fragment(
    """
    fragment IssueHeader_issue on Issue {
      number
      title
      state
      locked
      bodyText
      createdAt
      author { login }
    }
    """)
  var issue: IssueHeader_issue

  var body: some View {
    VStack {
      Text("#\(issue.number) \(issue.title)").font(.headline)
      HStack {
        StateMark(state: issue.state)
        Text(origin).foregroundStyle(.secondary)
      }
      Text(issue.bodyText)
      Divider()
    }
  }

  private var origin: String {
    let author = issue.author?.login ?? "ghost"
    let state = issue.state.rawValue.lowercased()
    let lock = issue.locked ? " · locked" : ""
    return "\(state) · \(author), \(issue.createdAt.prefix(10))\(lock)"
  }
}
