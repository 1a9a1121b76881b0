import BatonTerminal
import Foundation

/// A line to write a comment in; Enter sends it. It shows in the thread at once, and the line is free for
/// the next; what the server refuses comes back into it, and waits there for who left the screen.
struct CommentComposer: View {
  @Fragment(
    """
    fragment CommentComposer_issue on Issue { id all: comments { totalCount } }
    """)
  var issue: CommentComposer_issue

  @Fragment("fragment CommentComposer_viewer on User { id login }")
  var viewer: CommentComposer_viewer

  let connectionID: String
  @Binding var text: String
  @Binding var trouble: Trouble?

  @Environment(\.outbox) private var outbox

  @Mutation(
    """
    mutation CommentComposerAddComment($input: AddCommentInput!, $connections: [ID!]!) {
      addComment(input: $input) @catch {
        subject { id ... on Issue { comments { totalCount } } }
        commentEdge {
          node
          @appendNode(connections: $connections, edgeTypeName: "IssueTimelineItemsEdge") {
            id
            ...CommentRow_comment
          }
        }
      }
    }
    """)
  var addComment: CommentComposerAddComment.Action

  var body: some View {
    TextField("Leave a comment", text: $text) {
      if text.allSatisfy(\.isWhitespace) { return }
      let written = text
      text = ""
      outbox.send {
        try await send(written)
      } failed: {
        text = text.isEmpty ? written : "\(written) \(text)"
        trouble = $0
      }
    }
  }

  private func send(_ body: String) async throws {
    trouble = nil
    _ = try await addComment(
      input: AddCommentInput(body: body, subjectId: issue.id), connections: [connectionID],
      optimistic: optimistic(body)
    ).addComment.get()
  }

  private func optimistic(_ body: String) -> CommentComposerAddComment.Optimistic {
    .init(
      addComment: .init(
        subject: .init(
          __typename: "Issue", id: issue.id,
          comments: .init(totalCount: issue.all.totalCount + 1)),
        commentEdge: .init(
          node: .init(
            id: "draft:\(UUID().uuidString)", bodyText: body, createdAt: Variable(""),
            author: .init(__typename: "User", login: viewer.login, id: viewer.id)))))
  }
}
