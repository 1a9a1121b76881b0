import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

/// A view in all but its body: every marker as an app writes it, expanded by the plugin itself.
struct Screen: Equatable {
  @Query(
    """
    query CharacterQuery($id: ID!) @cacheExpiration(seconds: 300) {
      character(id: $id) { ...CharacterHeader_character }
    }
    """, fetchPolicy: .storeAndNetwork)
  var character: CharacterQuery

  @Query("query NameQuery($id: ID!) { character(id: $id) { name } }")
  var other: NameQuery = NameQuery(id: "1")

  @Fragment("fragment CharacterHeader_character on Character { name status origin { name } }")
  var header: CharacterHeader_character?

  @Mutation("mutation Rename($id: ID!, $name: String!) { rename(id: $id, name: $name) { id } }")
  var rename: RenameAction

  /// What a tree does before a body.
  @MainActor
  mutating func install(
    _ attachment: QueryAttachment<CharacterQuery>, _ state: ActionState,
    in environment: Environment?
  ) {
    _character.resolve(attachment, in: environment)
    _rename.resolve(state, in: environment)
  }

  var policies: [FetchPolicy] { [_character.policy, _other.policy] }
}

@MainActor @Suite("Markers in a struct")
struct MarkerTests {
  let session = Session()

  @Test("the memberwise initializer takes the values, and no storage")
  func memberwise() {
    var screen = Screen(character: CharacterQuery(id: "9"), header: nil)
    #expect(screen.character.id == "9")
    #expect(screen.other.id == "1")
    #expect(screen.policies == [.storeAndNetwork, .storeOrNetwork])
    screen.character = CharacterQuery(id: "2")
    #expect(screen.character.id == "2")
    #expect(screen.policies == [.storeAndNetwork, .storeOrNetwork])
    #expect(screen == Screen(character: CharacterQuery(id: "2"), header: nil))
    #expect(screen != Screen(character: CharacterQuery(id: "3"), header: nil))
  }

  @Test("outside a tree a value reads loading, and its calls do nothing or say why")
  func outside() async throws {
    let screen = Screen(character: CharacterQuery(id: "9"), header: nil)
    #expect(screen.character.phase.isLoading)
    #expect(!screen.character.isRefreshing)
    #expect(!screen.character.isStale)
    #expect(screen.character.fetch == .idle)
    screen.character.retry()
    let failure = await #expect(throws: Failure.self) { try await screen.character.refetch() }
    #expect(failure?.kind == .environment)
  }

  @Test("in a tree without an environment the phase says so")
  func withoutEnvironment() {
    var screen = Screen(character: CharacterQuery(id: "9"), header: nil)
    screen.install(QueryAttachment(), ActionState(), in: nil)
    guard case .failed(let failure) = screen.character.phase else {
      Issue.record("\(screen.character.phase)")
      return
    }
    #expect(failure.kind == .environment)
    #expect(failure.description.contains(".environment("))
  }

  @Test("in a tree it is live, with the marker's policy; closures made in the body stay live")
  func live() async throws {
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let attachment = QueryAttachment<CharacterQuery>()
    let state = ActionState()
    var screen = Screen(character: CharacterQuery(id: "9"), header: nil)
    screen.install(attachment, state, in: session.environment)
    #expect(screen.character.phase.data != nil)
    #expect(screen.character.isRefreshing)
    #expect(screen.character.fetch == .inFlight)
    let button = { [screen] in screen.character.retry() }
    session.transport.exchanges[0].fail()
    try await settle { screen.character.fetch == .failed(.transport) }
    button()
    #expect(screen.character.fetch == .inFlight)
    #expect(session.sent.count == 2)
    attachment.detach()
  }

  @Test("an attachment holds one handle until the value, the policy or the environment changes")
  func attachment() {
    let environment = session.environment
    let attachment = QueryAttachment<CharacterQuery>()
    let first = attachment.attach(CharacterQuery(id: "1"), .storeOrNetwork, in: environment)
    #expect(first?.holders == 1)
    #expect(attachment.attach(CharacterQuery(id: "1"), .storeOrNetwork, in: environment) === first)
    #expect(first?.holders == 1)
    let second = attachment.attach(CharacterQuery(id: "2"), .storeOrNetwork, in: environment)
    #expect(first?.holders == 0)
    #expect(second?.holders == 1)
    _ = attachment.attach(CharacterQuery(id: "2"), .storeOnly, in: environment)
    #expect(second?.holders == 1)
    #expect(second?.networkHolders == 0)
    let other = Session()
    let third = attachment.attach(CharacterQuery(id: "2"), .storeOnly, in: other.environment)
    #expect(second?.holders == 0)
    #expect(third !== second)
    #expect(attachment.attach(CharacterQuery(id: "2"), .storeOnly, in: nil) == nil)
    #expect(third?.holders == 0)
  }

  @Test("an attachment that is let go releases what it held")
  func letGo() {
    let handle = session.environment.handle(for: CharacterQuery(id: "1"))
    var attachment: QueryAttachment<CharacterQuery>? = QueryAttachment()
    _ = attachment?.attach(CharacterQuery(id: "1"), .storeOrNetwork, in: session.environment)
    #expect(handle.holders == 1)
    attachment = nil
    #expect(handle.holders == 0)
  }

  @Test("a value that another view resolved is only a value in the next")
  func handedOn() {
    var screen = Screen(character: CharacterQuery(id: "9"), header: nil)
    let attachment = QueryAttachment<CharacterQuery>()
    screen.install(attachment, ActionState(), in: session.environment)
    #expect(screen.character.fetch == .inFlight)
    let next = Screen(character: screen.character, header: nil)
    #expect(next.character.fetch == .idle)
    attachment.detach()
  }
}
