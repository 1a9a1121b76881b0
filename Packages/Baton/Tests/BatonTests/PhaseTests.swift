import Testing

@_spi(Generated) @_spi(Runtime) @_spi(Views) @testable import Baton

@MainActor @Suite("B-18: phases through time")
struct PhaseTests {
  let session = Session()

  @Test("B-18.1: an empty store means loading and a fetch, and ready once it is answered")
  func loadingThenReady() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    #expect(handle.phaseName == "loading")
    #expect(handle.fetch == .idle)
    #expect(session.sent.isEmpty)  // a handle by itself fetches nothing

    let retention = handle.retain()
    #expect(handle.phaseName == "loading")
    #expect(!handle.isRefreshing)
    #expect(handle.fetch == .inFlight)
    #expect(session.sent == ["CharacterQuery"])

    try await session.answer(handle, Responses.character("9"))
    let character = try #require(handle.phase.data?.character).characterHeader
    #expect(character.name == "Agency Director")
    #expect(character.origin?.name == "Earth")
    #expect(handle.fetch == .idle)
    #expect(!handle.isRefreshing)
    #expect(!handle.isStale)
    retention.release()
  }

  @Test("B-18.1: a second attach of an equal value is ready at once, with no fetch")
  func readyAtOnce() async throws {
    let first = session.environment.handle(for: CharacterQuery(id: "9"))
    let held = first.retain()
    try await session.answer(first, Responses.character("9"))
    held.release()

    let second = session.environment.handle(for: CharacterQuery(id: "9"))
    let again = second.retain()
    #expect(second === first)
    #expect(second.phaseName == "ready")
    #expect(second.fetch == .idle)
    #expect(session.sent.count == 1)
    again.release()
  }

  @Test("B-18.1: another query that the store can answer is ready without a fetch")
  func answeredByTheStore() async throws {
    let first = session.environment.handle(for: CharacterQuery(id: "9"))
    let held = first.retain()
    try await session.answer(first, Responses.character("9"))

    let second = session.environment.handle(for: NameQuery(id: "9"))
    #expect(second.phase.data?.character?.name == "Agency Director")
    let also = second.retain()
    #expect(second.fetch == .idle)
    #expect(session.sent == ["CharacterQuery"])
    held.release()
    also.release()
  }

  @Test("B-18.1, B-18.2: storeAndNetwork is ready and refreshing; a failed refresh keeps the data")
  func refreshing() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let first = handle.retain()
    try await session.answer(handle, Responses.character("9"))

    let second = handle.retain(fetchPolicy: .storeAndNetwork)
    #expect(handle.phaseName == "ready")
    #expect(handle.isRefreshing)
    #expect(handle.fetch == .inFlight)

    try await session.fail(handle)
    #expect(handle.phaseName == "ready")
    #expect(!handle.isRefreshing)
    #expect(handle.fetch == .failed(.transport))
    first.release()
    second.release()
  }

  @Test("B-18.1: networkOnly shows loading until its own answer")
  func networkOnly() async throws {
    try session.environment.commitPayload(
      CharacterQuery(id: "9"), Responses.character("9", name: "Old"))
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    #expect(handle.phaseName == "ready")
    let held = handle.retain(fetchPolicy: .networkOnly)
    #expect(handle.phaseName == "loading")

    // Another operation's data is not its own answer.
    try session.environment.commitPayload(NameQuery(id: "9"), Responses.name("9", "Newer"))
    #expect(handle.phaseName == "loading")

    try await session.answer(handle, Responses.character("9", name: "Own"))
    #expect(handle.phase.data?.character?.characterHeader.name == "Own")
    held.release()
  }

  @Test("B-18.1: networkOnly over a handle that someone shows keeps showing it")
  func networkOnlyShown() async throws {
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let shown = handle.retain()
    let other = handle.retain(fetchPolicy: .networkOnly)
    #expect(handle.phaseName == "ready")
    #expect(handle.isRefreshing)
    shown.release()
    other.release()
  }

  @Test("B-18.1: a networkOnly fetch that fails does not fall back to what was there")
  func networkOnlyFails() async throws {
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let held = handle.retain(fetchPolicy: .networkOnly)
    try await session.fail(handle)
    #expect(handle.phaseName == "failed(transport)")
    try session.environment.commitPayload(NameQuery(id: "1"), Responses.name("1", "Rick"))
    #expect(handle.phaseName == "failed(transport)")
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    #expect(handle.phaseName == "ready")
    held.release()
  }

  @Test("B-18.1: storeOnly never fetches; without data it says so")
  func storeOnly() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let held = handle.retain(fetchPolicy: .storeOnly)
    #expect(handle.phaseName == "failed(missingData)")
    #expect(handle.fetch == .idle)
    #expect(session.sent.isEmpty)
    #expect(handle.phase.failure?.description.contains("storeOnly") == true)
    held.release()
  }

  @Test("B-18.1: a storeOnly holder joins what others show: a fetch in flight, a failure")
  func storeOnlyJoins() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let first = handle.retain()
    let second = handle.retain(fetchPolicy: .storeOnly)
    #expect(handle.phaseName == "loading")
    try await session.fail(handle)
    let third = handle.retain(fetchPolicy: .storeOnly)
    #expect(handle.phaseName == "failed(transport)")
    for retention in [first, second, third] { retention.release() }
    // Alone it says what it has to say.
    let alone = handle.retain(fetchPolicy: .storeOnly)
    #expect(handle.phaseName == "failed(missingData)")
    #expect(session.sent.count == 1)
    alone.release()
  }

  @Test("B-18.3: data that arrives by another road makes a waiting or failed handle ready")
  func anotherRoad() async throws {
    let missing = session.environment.handle(for: NameQuery(id: "9"))
    let a = missing.retain(fetchPolicy: .storeOnly)
    #expect(missing.phaseName == "failed(missingData)")
    let whole = session.environment.handle(for: CharacterQuery(id: "9"))
    let b = whole.retain()
    try await session.answer(whole, Responses.character("9"))
    #expect(missing.phaseName == "ready")

    let failed = session.environment.handle(for: NameQuery(id: "1"))
    let c = failed.retain()
    try await session.fail(failed)
    #expect(failed.phaseName == "failed(transport)")
    try session.environment.commitPayload(
      CharacterQuery(id: "1"), Responses.character("1", name: "Rick"))
    #expect(failed.phase.data?.character?.name == "Rick")
    #expect(failed.fetch == .failed(.transport))
    for retention in [a, b, c] { retention.release() }
  }

  @Test("B-18.3: data written straight into the store makes a missing handle ready")
  func straightIntoTheStore() throws {
    let handle = session.environment.handle(for: NameQuery(id: "9"))
    let held = handle.retain(fetchPolicy: .storeOnly)
    #expect(handle.phaseName == "failed(missingData)")
    let changes = try Ingest.changeSet(
      for: CharacterQuery(id: "9"), payload: Responses.character("9"), completeness: .server)
    session.store.commit(changes, as: .server)
    #expect(handle.phaseName == "ready")
    held.release()
  }

  @Test("B-18.3: a loading handle shows data from another road while its own fetch goes on")
  func loadingByAnotherRoad() async throws {
    let handle = session.environment.handle(for: NameQuery(id: "9"))
    let held = handle.retain()
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    #expect(handle.phaseName == "ready")
    #expect(handle.isRefreshing)
    try await session.answer(handle, Responses.name("9", "Renamed"))
    #expect(handle.phase.data?.character?.name == "Renamed")
    held.release()
  }

  @Test("B-18.3: networkOnly, given up, no longer keeps other operations' data from the handle")
  func networkOnlyGivenUp() async throws {
    let session = Session(store: Store(releaseBufferSize: 0))
    let handle = session.environment.handle(for: NameQuery(id: "9"))
    handle.retain(fetchPolicy: .networkOnly).release()
    #expect(handle.fetch == .idle)
    let held = handle.retain(fetchPolicy: .storeOnly)
    #expect(handle.phaseName == "failed(missingData)")
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    #expect(handle.phaseName == "ready")
    held.release()
  }

  @Test(
    "B-18.3: networkOnly, given up with its data in the store, reads ready as a new handle does")
  func networkOnlyGivenUpOverData() async throws {
    let session = Session(store: Store(releaseBufferSize: 0))
    let other = session.environment.handle(for: CharacterQuery(id: "9"))
    let kept = other.retain()
    try await session.answer(other, Responses.character("9"))
    let handle = session.environment.handle(for: NameQuery(id: "9"))
    let held = handle.retain(fetchPolicy: .networkOnly)
    #expect(handle.phaseName == "loading")
    held.release()
    #expect(handle.phaseName == "ready")
    #expect(handle.fetch == .idle)
    kept.release()
  }

  @Test("B-18.1: who comes to networkOnly for the store's data is shown it when it arrives")
  func networkOnlyJoined() async throws {
    let handle = session.environment.handle(for: NameQuery(id: "9"))
    let network = handle.retain(fetchPolicy: .networkOnly)
    let store = handle.retain(fetchPolicy: .storeOnly)
    #expect(handle.phaseName == "loading")
    try session.environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    #expect(handle.phaseName == "ready")
    #expect(handle.isRefreshing)
    network.release()
    store.release()
  }

  @Test("a null link is an answer")
  func nobody() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "0"))
    let held = handle.retain()
    try await session.answer(handle, Payload(json: #"{"data":{"character":null}}"#))
    let data = try #require(handle.phase.data)
    #expect(data.character == nil)
    held.release()
  }

  @Test("B-18.3: what an optimistic answer showed makes a waiting handle ready once it is true")
  func cameTrue() async throws {
    let environment = session.environment
    let handle = environment.handle(for: NameQuery(id: "9"))
    let retention = handle.retain(fetchPolicy: .storeOnly)
    defer { retention.release() }
    let mutating = Task {
      try await environment.mutate(
        Rename(id: "9", name: "After"),
        optimistic: .init(rename: .init(character: .init(id: "9", name: "After"))))
    }
    try await settle { session.sent.count == 1 }
    #expect(handle.phaseName == "failed(missingData)")
    try #require(session.transport.exchanges.last).respond(Responses.renamed("9", "After"))
    _ = try await mutating.value
    #expect(handle.phaseName == "ready")
  }

  @Test("B-18.1: who fetches nothing reads missingData again once the fetch of another is given up")
  func givenUpByAnother() async throws {
    let handle = session.environment.handle(for: NameQuery(id: "9"))
    let waiting = Task { try await handle.refetch() }
    try await settle { session.sent.count == 1 }
    let retention = handle.retain(fetchPolicy: .storeOnly)
    defer { retention.release() }
    #expect(handle.phaseName == "loading")
    let watch = Watch()
    watch.look { _ = handle.phase }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(handle.phaseName == "failed(missingData)")
    #expect(handle.fetch == .idle && watch.wakes == 1)
  }
}
