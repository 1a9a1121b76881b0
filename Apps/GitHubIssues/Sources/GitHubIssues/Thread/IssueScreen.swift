import Baton
import BatonTerminal

/// An issue and what was said about it.
struct IssueScreen: View {
  @Query(
    """
    query IssueQuery($owner: String!, $name: String!, $number: Int!) {
      viewer { ...CommentComposer_viewer }
      repository(owner: $owner, name: $name) {
        issue(number: $number) { ...IssueThread_issue }
      }
    }
    """)
  var issue: IssueQuery

  var body: some View {
    content.navigationTitle("Issue \(issue.number)")
  }

  @ViewBuilder private var content: some View {
    switch issue.phase {
    case .ready(let data):
      if let issue = data.repository?.issue {
        IssueThread(issue: issue.issueThread, viewer: data.viewer.commentComposer)
        KeysLine(keys: ["Esc back", "Tab write", "x close or reopen"])
      } else {
        Text("There is no such issue.")
      }
    case .loading:
      ProgressView()
    case .failed(let error):
      ErrorView(error) { issue.retry() }
    }
  }
}
