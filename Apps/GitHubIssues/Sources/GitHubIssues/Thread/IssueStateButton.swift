import BatonTerminal

/// What `x` does to an issue: an open one is closed, a closed one opened again. It leaves the lists of its
/// former state at once, and those of its new one are asked for again; the event that the server makes of
/// it comes to the end of the thread.
struct IssueStateButton: View {
  @Fragment(
    """
    fragment IssueStateButton_issue on Issue {
      id
      state
      repository {
        id
        open: issues(states: [OPEN]) { totalCount }
        closed: issues(states: [CLOSED]) { totalCount }
      }
    }
    """)
  var issue: IssueStateButton_issue

  let refresher: Refresher
  let thread: String

  @Mutation(
    """
    mutation IssueStateButtonClose(
      $input: CloseIssueInput!
      $lists: [ID!]!
      $thread: [ID!]!
    ) {
      closeIssue(input: $input) @catch {
        issue {
          id @deleteEdge(connections: $lists)
          ...IssueStateButton_issue
          timelineItems(last: 1, itemTypes: [CLOSED_EVENT]) {
            nodes
            @appendNode(connections: $thread, edgeTypeName: "IssueTimelineItemsEdge") {
              ...TimelineRow_item
            }
          }
        }
      }
    }
    """)
  var close: IssueStateButtonClose.Action

  @Mutation(
    """
    mutation IssueStateButtonReopen(
      $input: ReopenIssueInput!
      $lists: [ID!]!
      $thread: [ID!]!
    ) {
      reopenIssue(input: $input) @catch {
        issue {
          id @deleteEdge(connections: $lists)
          ...IssueStateButton_issue
          timelineItems(last: 1, itemTypes: [REOPENED_EVENT]) {
            nodes
            @appendNode(connections: $thread, edgeTypeName: "IssueTimelineItemsEdge") {
              ...TimelineRow_item
            }
          }
        }
      }
    }
    """)
  var reopen: IssueStateButtonReopen.Action

  @Binding var trouble: Trouble?

  @Environment(\.outbox) private var outbox

  var body: some View {
    EmptyView().onKey("x") {
      if close.isInFlight || reopen.isInFlight { return }
      outbox.send {
        try await toggle()
      } failed: {
        trouble = $0
      }
    }
  }

  private func toggle() async throws {
    trouble = nil
    let isClosed = issue.state == .CLOSED
    if isClosed { try await open() } else { try await end() }
    refresher.refreshLists(of: isClosed ? .OPEN : .CLOSED)
  }

  private func end() async throws {
    let repository = issue.repository
    _ = try await close(
      input: CloseIssueInput(issueId: issue.id), lists: refresher.connections(of: .OPEN),
      thread: [thread],
      optimistic: .init(
        closeIssue: .init(
          issue: .init(
            id: issue.id, state: .CLOSED,
            repository: .init(
              id: repository.id, open: .init(totalCount: repository.open.totalCount - 1),
              closed: .init(totalCount: repository.closed.totalCount + 1)),
            timelineItems: .init())))
    ).closeIssue.get()
  }

  private func open() async throws {
    let repository = issue.repository
    _ = try await reopen(
      input: ReopenIssueInput(issueId: issue.id), lists: refresher.connections(of: .CLOSED),
      thread: [thread],
      optimistic: .init(
        reopenIssue: .init(
          issue: .init(
            id: issue.id, state: .OPEN,
            repository: .init(
              id: repository.id, open: .init(totalCount: repository.open.totalCount + 1),
              closed: .init(totalCount: repository.closed.totalCount - 1)),
            timelineItems: .init())))
    ).reopenIssue.get()
  }
}
