import Testing

@_spi(Generated) @_spi(Runtime) @testable import Baton
@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// What may be done on any thread, beside the main actor's commits and collections. The thread sanitizer
/// says whether two of them met.
@MainActor @Suite("Responses made ready, and lenses kept and let go of, on many threads")
struct ThreadTests {
  let session = Session(store: Store(releaseBufferSize: 3))

  @Test("the store is whole afterwards")
  func threads() async throws {
    let store = session.store
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask { await Self.work(thread, store) }
      }
    }
    store.collect()
    #expect(store.core.brokenInvariants() == [])
    #expect(store.core.live <= 3 + 2 * 3)
  }

  @concurrent
  private static func work(_ thread: Int, _ store: Store) async {
    for round in 0..<200 {
      let id = "\(thread)-\(round % 20)"
      let query = CharacterQuery(id: id)
      let payload = Responses.character(id, name: "N\(round)")
      let changes = try? Ingest.changeSet(for: query, payload: payload, completeness: .server)
      // One that is not committed is let go of here.
      guard let changes, round % 3 > 0 else { continue }
      let kept = await MainActor.run {
        store.commit(changes, as: .server)
        store.parkRoot(of: query)
        let data = store.read(query)
        #expect(data.character?.characterHeader.name == "N\(round)")
        return (data, data.character)
      }
      // Compared, and let go of, here, maybe after the records went.
      let copy = kept
      #expect(copy.0 == kept.0 && copy.1 == kept.1)
    }
  }
}

@MainActor @Suite("What comes and goes leaves nothing behind")
struct PlateauTests {
  let session = Session()

  private var counts: [Int] {
    let (environment, core) = (session.environment, session.store.core)
    return [
      environment.entries.count, environment.roots.count, environment.flights.count,
      environment.awaiting.count, core.live, core.records.count, core.owners.count,
      core.layers.count, core.provisional.count, Registry.shared.keyCount,
    ]
  }

  /// Shown, fetched again, changed with a guess that holds or fails, fetched in vain, and left.
  private func round(_ number: Int) async throws {
    let environment = session.environment
    let id = String(number)
    let handle = environment.handle(for: CharacterQuery(id: id))
    let retention = handle.retain()
    try await session.answer(handle, Responses.character(id))
    let refetch = Task { try await handle.refetch() }
    try await settle { handle.fetch == .inFlight }
    try await session.answer(handle, Responses.character(id, name: "B"))
    try await refetch.value
    let guess = Rename.Optimistic(rename: .init(character: .init(id: id, name: "O")))
    let mutation = Task {
      try await environment.mutate(Rename(id: id, name: "Late"), optimistic: guess)
    }
    try await settle { session.sent.last == "Rename" }
    let last = try #require(session.transport.exchanges.last)
    if number % 3 == 0 { last.fail() } else { last.respond(Responses.renamed(id, "Late")) }
    _ = await mutation.result
    let vain = Task { try await handle.refetch() }
    try await settle { handle.fetch == .inFlight }
    vain.cancel()
    _ = await vain.result
    retention.release()
  }

  @Test("handles, flights, roots, layers, records and keys are as many after more rounds")
  func plateau() async throws {
    for number in 0..<40 { try await round(number) }
    session.store.collect()
    let before = counts
    for number in 40..<100 { try await round(number) }
    session.store.collect()
    #expect(counts == before)
  }
}
