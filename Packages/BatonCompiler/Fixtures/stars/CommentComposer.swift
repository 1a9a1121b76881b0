struct CommentComposer: View {
  @Mutation(
    """
    mutation CommentComposerAddComment($input: AddCommentInput!, $connections: [ID!]!) {
      addComment(input: $input) {
        commentEdge @appendEdge(connections: $connections) {
          node { id bodyText author { login } }
        }
      }
    }
    """)
  var addComment: CommentComposerAddComment.Action
}
