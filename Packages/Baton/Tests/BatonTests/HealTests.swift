import Observation
import Testing

@_spi(Generated) @_spi(Runtime) @_spi(Views) @testable import Baton

@MainActor @Suite("B-17: what was read and never received is asked for once")
struct HealTests {
  let session = Session()
  var environment: Environment { session.environment }

  private let missing = LogEvent.missing(type: "Character", field: "species")
  private let unexpected = LogEvent.unexpected(type: "Character", field: "species")

  private func held(
    _ policy: FetchPolicy = .storeOrNetwork
  ) throws -> (handle: OperationHandle<NameQuery>, retention: Retention) {
    try environment.commitPayload(NameQuery(id: "9"), Responses.name("9", "Rick"))
    let handle = environment.handle(for: NameQuery(id: "9"))
    let retention = handle.retain(fetchPolicy: policy)
    return (handle, retention)
  }

  /// Reads `species`, which the operation does not select: no answer ever brings it.
  private func read(_ handle: OperationHandle<NameQuery>) throws -> [LogEvent] {
    let character = try #require(handle.phase.data?.character)
    _ = session.takeEvents()
    #expect(character.species == nil)
    // The log is no part of a body that reads.
    #expect(session.takeEvents() == [])
    environment.tell()
    return session.takeEvents()
  }

  /// Each body misses a field: told at once, each would watch what the log's reader keeps, and wake the other
  /// for ever.
  @Test func bodiesDoNotWatchTheLog() async throws {
    let (handle, retention) = try held(.storeOnly)
    let character = try #require(handle.phase.data?.character)
    let watcher = Watcher(character)
    environment.log = { watcher.events.append($0) }
    watcher.run()
    watcher.run()
    try await settle { watcher.events.count == 2 }
    try await pause()
    #expect(watcher.runs == 2)
    retention.release()
  }

  /// Keeps the log observed, and runs bodies that run again.
  @Observable @MainActor final class Watcher {
    var events: [LogEvent] = []
    @ObservationIgnored var runs = 0
    @ObservationIgnored private let character: NameQuery.Data.Character

    init(_ character: NameQuery.Data.Character) { self.character = character }

    func run() {
      runs += 1
      if runs > 100 { return }
      withObservationTracking {
        _ = character.species
      } onChange: {
        Task { @MainActor in self.run() }
      }
    }
  }

  @Test("B-17: a read of a slot never received logs missing, makes the root stale and refetches it")
  func refetches() async throws {
    let (handle, retention) = try held()
    #expect(handle.fetch == .idle && !handle.isStale)
    #expect(try read(handle) == [missing])
    // The read itself is part of a body, and disturbs nothing.
    #expect(handle.fetch == .idle && !handle.isStale)
    try await settle { handle.fetch == .inFlight }
    #expect(handle.isStale && handle.isRefreshing)
    #expect(session.sent == ["NameQuery"])
    try await session.answer(handle, Responses.name("9", "Rick"))
    #expect(!handle.isStale)
    retention.release()
  }

  @Test("B-17: once per fetch of the root, however many reads; still missing after it: unexpected")
  func once() async throws {
    let (handle, retention) = try held()
    #expect(try read(handle) == [missing])
    #expect(try read(handle) == [missing])
    try await settle { handle.fetch == .inFlight }
    #expect(try read(handle) == [missing])
    try await pause()
    try await session.answer(handle, Responses.name("9", "Rick"))
    #expect(try read(handle) == [unexpected])
    try await pause()
    #expect(try read(handle) == [unexpected])
    #expect(session.sent.count == 1)
    retention.release()
  }

  @Test("B-17: no further heal until the app fetches again, by whatever call")
  func untilTheAppFetches() async throws {
    let (handle, retention) = try held()
    let fetches: [@MainActor () -> Void] = [
      { handle.retry() },
      { _ = Task { try await handle.refetch() } },
      { environment.invalidate() },
      { handle.retain(fetchPolicy: .storeAndNetwork).release() },
    ]
    _ = try read(handle)
    try await settle { session.sent.count == 1 }
    try await session.answer(handle, Responses.name("9", "Rick"))
    for (index, fetch) in fetches.enumerated() {
      #expect(try read(handle) == [unexpected])
      fetch()
      try await settle { session.sent.count == 2 * index + 2 }
      try await session.answer(handle, Responses.name("9", "Rick"))
      #expect(try read(handle) == [missing])
      try await settle { session.sent.count == 2 * index + 3 }
      try await session.answer(handle, Responses.name("9", "Rick"))
    }
    retention.release()
  }

  @Test("B-17: a heal that fails is the root's one; the data stays, and stays stale")
  func fails() async throws {
    let (handle, retention) = try held()
    _ = try read(handle)
    try await settle { handle.fetch == .inFlight }
    try await session.fail(handle)
    #expect(handle.phaseName == "ready")
    #expect(handle.fetch == .failed(.transport))
    #expect(handle.isStale)
    #expect(try read(handle) == [unexpected])
    try await pause()
    #expect(session.sent.count == 1)
    retention.release()
  }

  @Test("B-17: a read while an answer is awaited starts nothing; the answer may bring it")
  func inFlight() async throws {
    let (handle, retention) = try held(.storeAndNetwork)
    #expect(try read(handle) == [missing])
    try await pause()
    try await session.answer(handle, Responses.name("9", "Rick"))
    #expect(session.sent.count == 1)
    #expect(try read(handle) == [missing])
    try await settle { session.sent.count == 2 }
    retention.release()
  }

  @Test("B-17, B-18.1: where every holder is storeOnly the root gets stale, and nothing is fetched")
  func storeOnly() async throws {
    let (handle, retention) = try held(.storeOnly)
    #expect(try read(handle) == [missing])
    try await settle { handle.isStale }
    #expect(handle.fetch == .idle)
    #expect(try read(handle) == [missing])
    #expect(session.sent.isEmpty)
    let second = handle.retain()
    #expect(handle.isRefreshing)
    retention.release()
    second.release()
  }

  @Test("B-17: a lens made by hand logs only")
  func byHand() async throws {
    try session.store.commit(NameQuery(id: "9"), Responses.name("9", "Rick"))
    let character = try #require(session.store.read(NameQuery(id: "9")).character)
    #expect(character.species == nil)
    try await pause()
    #expect(session.takeEvents() == [missing])
    #expect(session.sent.isEmpty)
    let handle = environment.handle(for: NameQuery(id: "9"))
    #expect(!handle.isStale)
  }

  @Test("B-17: each root for its own reads")
  func roots() async throws {
    let (one, first) = try held()
    try environment.commitPayload(NameQuery(id: "1"), Responses.name("1", "Morty"))
    let other = environment.handle(for: NameQuery(id: "1"))
    let second = other.retain()
    _ = try read(other)
    try await settle { other.fetch == .inFlight }
    #expect(one.fetch == .idle && !one.isStale)
    #expect(session.transport.requests.map(\.variables.json) == [#"{"id":"1"}"#])
    first.release()
    second.release()
  }

  @Test("B-17: what the answer brings is read, and the body that missed it is run for it")
  func mends() async throws {
    try environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let handle = environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    // The shown data leads to a record now of which nothing came but its id.
    try environment.commitPayload(
      CharacterQuery(id: "9"), Payload(json: #"{"data":{"character":{"id":"8"}}}"#))
    let watch = Watch()
    watch.look { #expect(handle.phase.data?.character?.characterHeader.name == nil) }
    #expect(handle.phaseName == "ready")
    try await settle { handle.isRefreshing }
    try await session.answer(handle, Responses.character("8", name: "Mended"))
    #expect(watch.wakes == 1)
    watch.look { #expect(handle.phase.data?.character?.characterHeader.name == "Mended") }
    #expect(handle.fetch == .idle)
    try await pause()
    #expect(session.sent.count == 1)
    retention.release()
  }

  @Test("B-17: a session that ended meanwhile heals nothing")
  func ended() async throws {
    let (handle, retention) = try held()
    _ = try read(handle)
    await environment.end()
    try await pause()
    #expect(session.sent.isEmpty)
    #expect(handle.phaseName == "failed(gone)")
    retention.release()
  }

  @Test("B-17: a root that its holder left meanwhile is not fetched")
  func left() async throws {
    let (handle, retention) = try held()
    _ = try read(handle)
    retention.release()
    try await pause()
    #expect(session.sent.isEmpty)
    #expect(handle.isStale)
  }
}
