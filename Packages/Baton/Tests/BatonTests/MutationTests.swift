import Observation
import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("B-18, B-21.4: mutations")
struct MutationTests {
  let session = Session()

  @Test("the answer is committed and handed back, and who shows the record sees it")
  func answered() async throws {
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    _ = session.takeEvents()
    let mutating = Task {
      try await session.environment.mutate(Rename(id: "9", name: "Renamed"))
    }
    try await settle { session.sent == ["Rename"] }
    #expect(session.transport.requests[0].kind == .mutation)
    session.transport.exchanges[0].respond(Responses.renamed("9", "Renamed"))
    let data = try await mutating.value
    #expect(data.rename?.character?.name == "Renamed")
    #expect(handle.phase.data?.character?.characterHeader.name == "Renamed")
    #expect(
      session.takeEvents().map(\.name) == ["fetchStarted", "committed", "fetchCompleted"])
  }

  @Test("a failure is thrown, and nothing was committed")
  func failed() async throws {
    let mutating = Task {
      try await session.environment.mutate(Rename(id: "9", name: "Renamed"))
    }
    try await settle { session.sent.count == 1 }
    session.transport.exchanges[0].fail()
    let failure = await #expect(throws: Failure.self) { try await mutating.value }
    #expect(failure?.kind == .transport)
    #expect(session.store.dump() == Store().dump())
    #expect(session.sent == ["Rename"])  // never sent twice
  }

  private func renamed(_ name: String) -> Rename.Optimistic {
    .init(rename: .init(character: .init(id: "9", name: name)))
  }

  @Test("B-12.1, B-12.2: an optimistic answer shows in the turn of the call, until the real one")
  func optimistic() async throws {
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    func name() -> String? { handle.phase.data?.character?.characterHeader.name }
    _ = session.takeEvents()
    let mutating = Task {
      try await session.environment.mutate(
        Rename(id: "9", name: "Renamed"), optimistic: renamed("At once"))
    }
    try await settle { session.sent == ["Rename"] }
    #expect(name() == "At once")
    var told = 0
    withObservationTracking {
      _ = name()
    } onChange: {
      MainActor.assumeIsolated { told += 1 }
    }
    session.transport.exchanges[0].respond(Responses.renamed("9", "At once"))
    #expect(try await mutating.value.rename?.character?.name == "At once")
    #expect(told == 0, "the answer says what is shown already")
    #expect(
      session.takeEvents().map(\.name)
        == ["committed", "fetchStarted", "committed", "fetchCompleted"])
    #expect(session.store.dump().contains("At once"))
  }

  @Test("B-12.2: a failure takes the optimistic answer back")
  func optimisticFailure() async throws {
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let before = session.store.dump()
    let mutating = Task {
      try await session.environment.mutate(
        Rename(id: "9", name: "Renamed"), optimistic: renamed("At once"))
    }
    try await settle { session.sent.count == 1 }
    #expect(session.store.dump().contains("At once"))
    session.transport.exchanges[0].fail()
    await #expect(throws: Failure.self) { try await mutating.value }
    #expect(session.store.dump() == before)
  }

  /// A mutation whose answer by hand is none.
  private struct Mistaken: Mutation {
    struct Optimistic: OptimisticResponse {
      func appendJSON(to text: inout String) { text += "[]" }
    }
    typealias Data = Rename.Data
    static let name = "Mistaken"
    static let document = Document.text("mutation Mistaken{rename{character{id,name}}}")
    static let plan = Rename.plan
    let variables = Variables()
  }

  @Test("an optimistic answer that is none is refused, and nothing is sent")
  func optimisticMalformed() async throws {
    let failure = await #expect(throws: Failure.self) {
      try await session.environment.mutate(Mistaken(), optimistic: .init())
    }
    #expect(failure?.kind == .malformed)
    let computed = await #expect(throws: Failure.self) {
      try await session.environment.mutate(Mistaken(), optimistic: { _ in .init() })
    }
    #expect(computed?.kind == .malformed)
    #expect(session.sent.isEmpty)
  }

  @Test("B-12.4: an optimistic answer worked out from the store, again when it changes below")
  func computed() async throws {
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    func name() -> String? { handle.phase.data?.character?.characterHeader.name }
    let environment = session.environment
    func longer(_ end: String) -> Task<Rename.Data, any Error> {
      Task {
        try await environment.mutate(
          Rename(id: "9", name: end),
          optimistic: { store in
            let held = store.read(CharacterQuery(id: "9")).character?.characterHeader.name
            return held.map { .init(rename: .init(character: .init(id: "9", name: $0 + end))) }
          })
      }
    }
    let (first, second) = (longer(" A"), longer(" B"))
    try await settle { session.sent.count == 2 }
    #expect(name() == "Agency Director A B")
    session.transport.exchanges[0].fail()
    await #expect(throws: Failure.self) { try await first.value }
    #expect(name() == "Agency Director B")
    try session.environment.commitPayload(
      NameQuery(id: "9"), Responses.name("9", "Director"))
    #expect(name() == "Director B")
    session.transport.exchanges[1].respond(Responses.renamed("9", "Boss"))
    #expect(try await second.value.rename?.character?.name == "Boss")
    #expect(name() == "Boss")
  }

  @Test("an optimistic answer that finds nothing to change shows nothing")
  func computedNil() async throws {
    let running = Task {
      try await session.environment.mutate(
        Rename(id: "9", name: "x"),
        optimistic: { store in
          store.read(CharacterQuery(id: "9")).character.map { _ in .init(rename: nil) }
        })
    }
    try await settle { session.sent.count == 1 }
    #expect(session.store.dump() == Store().dump())
    session.transport.exchanges[0].respond(Responses.renamed("9", "Boss"))
    #expect(try await running.value.rename?.character?.name == "Boss")
  }

  @Test("B-21.1: after the end neither layer nor answer is left")
  func optimisticEnd() async throws {
    let mutating = Task {
      try await session.environment.mutate(
        Rename(id: "9", name: "Renamed"), optimistic: renamed("At once"))
    }
    try await settle { session.sent.count == 1 }
    await session.environment.end()
    session.transport.exchanges[0].respond(Responses.renamed("9", "Late"))
    await #expect(throws: Failure.self) { try await mutating.value }
    #expect(session.store.dump() == Store().dump())
  }

  @Test("a cancelled mutation commits all the same")
  func cancelled() async throws {
    let mutating = Task {
      try await session.environment.mutate(Rename(id: "9", name: "Renamed"))
    }
    try await settle { session.sent.count == 1 }
    mutating.cancel()
    try await pause()
    #expect(session.transport.cancelled.isEmpty)
    session.transport.exchanges[0].respond(Responses.renamed("9", "Renamed"))
    let data = try await mutating.value
    #expect(data.rename?.character?.name == "Renamed")
  }

  @Test("an action is in flight until it is answered, also when it fails")
  func action() async throws {
    var storage = MutationStorage<RenameAction>()
    let state = ActionState()
    storage.resolve(state, in: session.environment)
    let action = storage.action
    #expect(!action.isInFlight)
    let running = Task { try await action(id: "9", name: "Renamed") }
    try await settle { session.sent.count == 1 }
    #expect(action.isInFlight)
    session.transport.exchanges[0].fail()
    _ = await running.result
    #expect(!action.isInFlight)
  }

  @Test("an action outside a tree says that it has no environment")
  func outside() async throws {
    let failure = await #expect(throws: Failure.self) {
      try await RenameAction()(id: "9", name: "x")
    }
    #expect(failure?.kind == .environment)
    var storage = MutationStorage<RenameAction>()
    storage.resolve(ActionState(), in: nil)
    let second = await #expect(throws: Failure.self) {
      try await storage.action(id: "9", name: "x")
    }
    #expect(second?.kind == .environment)
  }

  @Test("an action whose environment was let go says so, and not that there was none")
  func released() async throws {
    var storage = MutationStorage<RenameAction>()
    let state = ActionState()
    weak var released: Environment?
    do {
      let environment = Environment(transport: HeldTransport())
      released = environment
      storage.resolve(state, in: environment)
    }
    #expect(released == nil)
    let action = storage.action
    let failure = await #expect(throws: Failure.self) { try await action(id: "9", name: "x") }
    guard case .environment(.released) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    storage.resolve(state, in: nil)
    let moved = await #expect(throws: Failure.self) { try await action(id: "9", name: "x") }
    guard case .environment(.none) = moved else {
      Issue.record("\(String(describing: moved))")
      return
    }
  }
}
