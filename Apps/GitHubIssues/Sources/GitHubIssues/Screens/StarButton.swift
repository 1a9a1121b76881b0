import BatonTerminal

/// How many have starred a repository; `s` is the viewer's own star, given or taken back.
struct StarButton: View {
  @Fragment(
    """
    fragment StarButton_repository on Repository {
      id
      viewerHasStarred
      stargazerCount
    }
    """)
  var repository: StarButton_repository

  @Mutation(
    """
    mutation StarButtonAddStar($input: AddStarInput!) {
      addStar(input: $input) @catch {
        starrable { id viewerHasStarred ... on Repository { stargazerCount } }
      }
    }
    """)
  var addStar: StarButtonAddStar.Action

  @Mutation(
    """
    mutation StarButtonRemoveStar($input: RemoveStarInput!) {
      removeStar(input: $input) @catch {
        starrable { id viewerHasStarred ... on Repository { stargazerCount } }
      }
    }
    """)
  var removeStar: StarButtonRemoveStar.Action

  /// Said by the screen, which has a line for it.
  @Binding var trouble: Trouble?

  @Environment(\.outbox) private var outbox

  var body: some View {
    Label(
      "\(repository.stargazerCount)",
      systemImage: repository.viewerHasStarred ? "star.fill" : "star"
    )
    .onKey("s") {
      if addStar.isInFlight || removeStar.isInFlight { return }
      outbox.send {
        try await toggle()
      } failed: {
        trouble = $0
      }
    }
  }

  private func toggle() async throws {
    // The screen's body has it, and runs again for whatever is put there.
    if trouble != nil { trouble = nil }
    let id = repository.id
    let count = repository.stargazerCount
    if repository.viewerHasStarred {
      _ = try await removeStar(
        input: RemoveStarInput(starrableId: id),
        optimistic: .init(
          removeStar: .init(
            starrable: .init(
              __typename: "Repository", id: id, viewerHasStarred: false,
              stargazerCount: count - 1)))
      ).removeStar.get()
    } else {
      _ = try await addStar(
        input: AddStarInput(starrableId: id),
        optimistic: .init(
          addStar: .init(
            starrable: .init(
              __typename: "Repository", id: id, viewerHasStarred: true,
              stargazerCount: count + 1)))
      ).addStar.get()
    }
  }
}
