import Baton
import BatonTerminal

/// What `x` does to an issue: an open one is closed, a closed one opened again.
struct IssueStateButton: View {
  @Fragment("fragment IssueStateButton_issue on Issue { id state }")
  var issue: IssueStateButton_issue

  @Mutation(
    """
    mutation IssueStateButtonClose($input: CloseIssueInput!) {
      closeIssue(input: $input) { issue { id state } }
    }
    """)
  var close: IssueStateButtonClose.Action

  @Mutation(
    """
    mutation IssueStateButtonReopen($input: ReopenIssueInput!) {
      reopenIssue(input: $input) { issue { id state } }
    }
    """)
  var reopen: IssueStateButtonReopen.Action

  @Binding var refusal: String?

  var body: some View {
    EmptyView().onKey("x") {
      if !close.isInFlight && !reopen.isInFlight { Task { await toggle() } }
    }
  }

  private func toggle() async {
    refusal = nil
    let id = issue.id
    do {
      if issue.state == .CLOSED {
        try await reopen(
          input: ReopenIssueInput(issueId: id),
          optimistic: .init(reopenIssue: .init(issue: .init(id: id, state: .OPEN))))
      } else {
        try await close(
          input: CloseIssueInput(issueId: id),
          optimistic: .init(closeIssue: .init(issue: .init(id: id, state: .CLOSED))))
      }
    } catch {
      refusal = String(describing: error)
    }
  }
}
