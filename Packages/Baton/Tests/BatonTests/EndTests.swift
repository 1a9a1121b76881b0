import Testing

@_spi(Generated) @_spi(Views) @testable import Baton

@MainActor @Suite("B-21.1: the end of a session")
struct EndTests {
  let session = Session()

  @Test("handles read gone, records are cleared, what is in flight is cancelled")
  func end() async throws {
    let ready = session.environment.handle(for: CharacterQuery(id: "9"))
    let fetching = session.environment.handle(for: CharacterQuery(id: "1"))
    let retentions = [ready.retain(), fetching.retain()]
    session.transport.exchanges[0].respond(Responses.character("9"))
    try await settle { ready.fetch == .idle }
    let waiting = Task { try await fetching.refetch() }
    let mutating = Task {
      try await session.environment.mutate(Rename(id: "9", name: "Late"))
    }
    try await settle { session.sent.count == 3 }
    let lens = try #require(ready.phase.data?.character).characterHeader
    _ = session.takeEvents()

    await session.environment.end()
    #expect(ready.phaseName == "failed(gone)")
    #expect(fetching.phaseName == "failed(gone)")
    #expect(fetching.fetch == .idle)
    #expect(session.store.dump() == Store().dump())
    #expect(lens.name == nil)
    for task in [Task { try await waiting.value }, Task { _ = try await mutating.value }] {
      let failure = await #expect(throws: Failure.self) { try await task.value }
      #expect(failure?.kind == .gone)
    }

    // Late answers reach nothing.
    session.transport.exchanges[1].respond(Responses.character("1"))
    session.transport.exchanges[2].respond(Responses.renamed("9", "Late"))
    try await pause()
    #expect(session.store.dump() == Store().dump())
    #expect(session.takeEvents().isEmpty)
    for retention in retentions { retention.release() }
  }

  @Test("every later call fails with gone, and sends nothing")
  func later() async throws {
    let kept = session.environment.handle(for: CharacterQuery(id: "9"))
    await session.environment.end()
    await session.environment.end()
    let environment = session.environment
    func expectGone(_ call: () async throws -> Void) async {
      let failure = await #expect(throws: Failure.self) { try await call() }
      #expect(failure?.kind == .gone)
    }
    await expectGone { try await environment.fetch(CharacterQuery(id: "9")) }
    await expectGone { try await environment.mutate(Rename(id: "9", name: "x")) }
    await expectGone { try await kept.refetch() }
    await expectGone {
      try environment.commitPayload(CharacterQuery(id: "9"), Responses.character("9"))
    }
    environment.preload(CharacterQuery(id: "9"))
    environment.invalidate()
    environment.revalidate()
    kept.retry()
    #expect(kept.phaseName == "failed(gone)")
    let retention = kept.retain()
    #expect(kept.phaseName == "failed(gone)")
    retention.release()
    let new = environment.handle(for: NameQuery(id: "1"))
    let held = new.retain()
    #expect(new.phaseName == "failed(gone)")
    held.release()
    #expect(session.sent.isEmpty)
    #expect(session.store.dump() == Store().dump())
  }

  @Test("so does a lens that is asked for more, held by hand or read after the end")
  func lenses() async throws {
    let query = CharacterQuery(id: "9")
    let held = session.store.retain(query)
    let before = session.store.read(query)
    await session.environment.end()
    for lens in [before, session.store.read(query)] {
      let asked = Task { try await lens.anchor.refetch(Refetching(CharacterQuery.self), [:]) }
      try await pause()
      session.transport.exchanges.last?.respond(Responses.character("9"))
      let failure = await #expect(throws: Failure.self) { try await asked.value }
      #expect(failure?.kind == .gone)
    }
    #expect(session.sent.isEmpty)
    #expect(session.store.dump() == Store().dump())
    held.release()
  }

  @Test("an environment that is let go leaves its handles gone, and its answers reach nothing")
  func letGo() async throws {
    let transport = HeldTransport()
    let store = Store()
    weak var released: Environment?
    var handle: OperationHandle<CharacterQuery>?
    var retention: Retention?
    do {
      let environment = Environment(transport: transport, store: store)
      released = environment
      handle = environment.handle(for: CharacterQuery(id: "9"))
      retention = handle?.retain()
    }
    #expect(released == nil)
    #expect(handle?.phaseName == "failed(gone)")
    transport.exchanges[0].respond(Responses.character("9"))
    try await pause()
    #expect(store.dump() == Store().dump())
    let failure = await #expect(throws: Failure.self) { try await handle?.refetch() }
    #expect(failure?.kind == .gone)
    retention?.release()
  }

  @Test("ending from inside the log is no trap")
  func endInTheLog() async throws {
    let handle = session.environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    var names: [String] = []
    session.environment.log = { [environment = session.environment] event in
      names.append(event.name)
      if event.name == "committed" { Task { await environment.end() } }
    }
    try #require(session.transport.exchanges.last).respond(Responses.character("9"))
    try await settle { session.environment.hasEnded }
    #expect(handle.phaseName == "failed(gone)")
    #expect(names == ["committed", "fetchCompleted"])
    retention.release()
  }
}
