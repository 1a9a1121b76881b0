@_spi(Views) import Baton
import BatonTesting
import GoldensStars
import Observation
import Synchronization
import Testing

/// A view in all but its body; what is in `press` a view has in a button's action.
private struct StarButton {
  @Fragment("fragment StarButton_repository on Repository { id viewerHasStarred stargazerCount }")
  var repository: StarButton_repository

  @Mutation("mutation StarButtonAddStar($input: AddStarInput!) { addStar(input: $input) { … } }")
  var addStar: StarButtonAddStar.Action

  @Mutation("mutation StarButtonRemoveStar($input: RemoveStarInput!) { … }")
  var removeStar: StarButtonRemoveStar.Action

  @MainActor var isDisabled: Bool { addStar.isInFlight || removeStar.isInFlight }

  @MainActor func press() -> Task<Void, any Error> {
    let id = repository.id
    let count = repository.stargazerCount
    return Task {
      if repository.viewerHasStarred {
        try await removeStar(
          input: RemoveStarInput(starrableId: id),
          optimistic: .init(
            removeStar: .init(
              starrable: .init(
                __typename: "Repository", id: id, viewerHasStarred: false, stargazerCount: count - 1
              ))))
      } else {
        try await addStar(
          input: AddStarInput(starrableId: id),
          optimistic: .init(
            addStar: .init(
              starrable: .init(
                __typename: "Repository", id: id, viewerHasStarred: true, stargazerCount: count + 1
              ))))
      }
    }
  }

  @MainActor init(_ repository: StarButton_repository, in environment: Environment) {
    self.repository = repository
    _addStar.resolve(ActionState(), in: environment)
    _removeStar.resolve(ActionState(), in: environment)
  }
}

/// Mutations as actions (B-12, B-21.4), called as views call them, through the code that the goldens hold.
@MainActor @Suite struct StarsTests {
  let transport = ScriptedTransport()
  let environment: Environment
  let query = RepositoryQuery(owner: "a", name: "b")

  init() throws {
    environment = Environment(transport: transport)
    let starred = #""viewerHasStarred": false, "stargazerCount": 7"#
    try environment.commitPayload(
      query,
      Payload(
        json: #"{"data": {"repository": {"nameWithOwner": "a/b", "id": "r", \#(starred)}}}"#))
  }

  private func button() throws -> StarButton {
    StarButton(try #require(environment.store.read(query).repository).starButton, in: environment)
  }

  private func answer(_ field: String, _ isStarred: Bool, _ count: Int) -> Payload {
    let starrable =
      #"{"__typename": "Repository", "id": "r", "viewerHasStarred": \#(isStarred), "stargazerCount": \#(count)}"#
    return Payload(json: #"{"data": {"\#(field)": {"starrable": \#(starrable)}}}"#)
  }

  @Test func aStarIsShownAtOnceAndAnsweredByTheServer() async throws {
    let button = try button()
    let repository = button.repository
    let pressed = button.press()
    try await wait { transport.held.count == 1 }
    #expect(repository.viewerHasStarred && repository.stargazerCount == 8)
    #expect(button.isDisabled)
    #expect(
      String(decoding: transport.held[0].request.body, as: UTF8.self)
        .hasSuffix(#""variables":{"input":{"starrableId":"r"}}}"#))
    transport.held[0].respond(answer("addStar", true, 9))
    try await pressed.value
    #expect(repository.viewerHasStarred && repository.stargazerCount == 9)
    #expect(!button.isDisabled)

    let again = button.press()
    try await wait { transport.held.count == 2 }
    #expect(!repository.viewerHasStarred && repository.stargazerCount == 8)
    transport.held[1].respond(answer("removeStar", false, 8))
    try await again.value
    #expect(transport.held.map(\.request.name) == ["StarButtonAddStar", "StarButtonRemoveStar"])
  }

  @Test func aRefusedStarIsTakenBackAndSaysWhy() async throws {
    let button = try button()
    let before = environment.store.dump()
    let pressed = button.press()
    try await wait { transport.held.count == 1 }
    #expect(button.repository.stargazerCount == 8)
    transport.held[0].respond(Payload(json: #"{"errors": [{"message": "Sign in first"}]}"#))
    let failure = await #expect(throws: Failure.self) { try await pressed.value }
    #expect(failure?.description.contains("Sign in first") == true)
    #expect(environment.store.dump() == before)
    #expect(!button.isDisabled && transport.held.count == 1)
  }

  /// The call was made in this turn, so the star fills in this turn.
  @Test func itShowsInTheTurnOfTheCall() async throws {
    let button = try button()
    let woken = Mutex(0)
    withObservationTracking {
      _ = (button.repository.stargazerCount, button.addStar.isInFlight)
    } onChange: {
      woken.withLock { $0 += 1 }
    }
    let pressed = button.press()
    // The press runs to its first wait before whatever is asked of the main actor after it.
    await Task { @MainActor in #expect(button.repository.stargazerCount == 8) }.value
    #expect(woken.withLock { $0 } == 1)
    try await wait { transport.held.count == 1 }
    transport.held[0].respond(answer("addStar", true, 8))
    try await pressed.value
  }

  @Test func whatTheServerDidStaysWhereTheCallerWasCancelled() async throws {
    let button = try button()
    let pressed = button.press()
    try await wait { transport.held.count == 1 }
    pressed.cancel()
    #expect(!transport.held[0].isCancelled)
    #expect(button.repository.stargazerCount == 8 && button.isDisabled)
    transport.held[0].respond(answer("addStar", true, 12))
    try await pressed.value
    #expect(button.repository.stargazerCount == 12)
    #expect(transport.held.count == 1)
  }

  // MARK: Adding to a list

  private var comments: CommentsQuery.Data.Repository.Comments? {
    environment.store.read(CommentsQuery(owner: "a", name: "b")).repository?.comments
  }

  private static func edge(_ id: String, _ text: String) -> String {
    let author = #"{"__typename": "User", "login": "ann", "id": "u"}"#
    let node =
      #"{"id": "\#(id)", "bodyText": "\#(text)", "author": \#(author), "__typename": "Comment"}"#
    return #"{"cursor": "\#(id)", "node": \#(node)}"#
  }

  private func showComments() throws {
    let info = #"{"endCursor": "1", "hasNextPage": false}"#
    try environment.commitPayload(
      CommentsQuery(owner: "a", name: "b"),
      Payload(
        json:
          #"{"data": {"repository": {"id": "r", "comments": {"edges": [\#(Self.edge("1", "First"))], "pageInfo": \#(info)}}}}"#
      ))
  }

  private func comment(_ text: String) throws -> Task<Void, any Error> {
    var storage = MutationStorage<CommentComposerAddComment.Action>()
    storage.resolve(ActionState(), in: environment)
    let addComment = storage.action
    let connectionID = try #require(comments).connectionID
    return Task {
      try await addComment(
        input: AddCommentInput(subjectId: "r", body: text),
        connections: [connectionID],
        optimistic: .init(
          addComment: .init(
            commentEdge: .init(
              node: .init(
                id: "new", bodyText: text,
                author: .init(__typename: "User", login: "ann", id: "u"))))))
    }
  }

  /// B-10.1, under a layer and in the answer in its place.
  @Test func aCommentIsShownAtOnceAndOnce() async throws {
    try showComments()
    let adding = try comment("Second")
    try await wait { transport.held.count == 1 }
    #expect(comments?.nodes.map(\.bodyText) == ["First", "Second"])
    #expect(
      String(decoding: transport.held[0].request.body, as: UTF8.self)
        .hasSuffix(
          #""variables":{"connections":["Repository:r:__Comments_comments_connection"],"input":{"body":"Second","subjectId":"r"}}}"#
        ))
    let edge = Self.edge("2", "Second, as the server has it")
    transport.held[0].respond(
      Payload(json: #"{"data": {"addComment": {"commentEdge": \#(edge)}}}"#))
    try await adding.value
    #expect(comments?.nodes.map(\.bodyText) == ["First", "Second, as the server has it"])
  }

  @Test func aRefusedCommentLeavesTheList() async throws {
    try showComments()
    let before = environment.store.dump()
    let adding = try comment("Second")
    try await wait { transport.held.count == 1 }
    #expect(comments?.nodes.count == 2)
    transport.held[0].respond(Payload(json: #"{"errors": [{"message": "Too short"}]}"#))
    let failure = await #expect(throws: Failure.self) { try await adding.value }
    #expect(failure?.description.contains("Too short") == true)
    #expect(environment.store.dump() == before)
  }

  // MARK: Worked out from the store

  private func tap() -> Task<Int?, any Error> {
    let environment = environment
    return Task {
      try await environment.mutate(
        Increment(id: "c"),
        optimistic: { store in
          guard let counter = store.read(CounterQuery(id: "c")).counter else { return nil }
          return .init(increment: .init(counter: .init(count: counter.count + 1, id: "c")))
        }
      ).increment?.counter?.count
    }
  }

  private func count() -> Int? { environment.store.read(CounterQuery(id: "c")).counter?.count }

  private func counted(_ count: Int) -> Payload {
    Payload(json: #"{"data": {"increment": {"counter": {"id": "c", "count": \#(count)}}}}"#)
  }

  private func begin(at count: Int) throws {
    try environment.commitPayload(
      CounterQuery(id: "c"),
      Payload(json: #"{"data": {"counter": {"id": "c", "count": \#(count)}}}"#))
  }

  /// B-12.4
  @Test func twoTapsAddUp() async throws {
    try begin(at: 10)
    let first = tap()
    try await wait { transport.held.count == 1 }
    #expect(count() == 11)
    let second = tap()
    try await wait { transport.held.count == 2 }
    #expect(count() == 12)
    struct Offline: Error {}
    transport.held[0].fail(Offline())
    await #expect(throws: Failure.self) { try await first.value }
    #expect(count() == 11)
    try begin(at: 30)
    #expect(count() == 31)
    transport.held[1].respond(counted(40))
    #expect(try await second.value == 40)
    #expect(count() == 40)
  }

  @Test func theActionTakesAFunctionToo() async throws {
    try begin(at: 1)
    var storage = MutationStorage<Increment.Action>()
    storage.resolve(ActionState(), in: environment)
    let increment = storage.action
    let running = Task {
      try await increment(id: "c") { store in
        store.read(CounterQuery(id: "c")).counter.map { counter in
          .init(increment: .init(counter: .init(count: counter.count * 2, id: "c")))
        }
      }
    }
    try await wait { transport.held.count == 1 }
    #expect(count() == 2 && increment.isInFlight)
    transport.held[0].respond(counted(3))
    #expect(try await running.value.increment?.counter?.count == 3)
  }

  @Test func aFunctionThatFindsNothingShowsNothing() async throws {
    let running = tap()
    try await wait { transport.held.count == 1 }
    #expect(count() == nil)
    // The counter comes while the tap is under way, and shows with it.
    try begin(at: 5)
    #expect(count() == 6)
    transport.held[0].respond(counted(6))
    #expect(try await running.value == 6)
  }
}
