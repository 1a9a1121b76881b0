import Testing

@_spi(Generated) @_spi(Runtime) @_spi(Views) @testable import Baton

@MainActor @Suite("B-15.1: the release buffer")
struct ReleaseBufferTests {
  private func session(_ size: Int) -> Session {
    Session(store: Store(releaseBufferSize: size))
  }

  @Test("first in, first out, of the size that the store is given")
  func fifo() {
    let session = session(2)
    var weakly: [() -> Bool] = []
    for id in ["1", "2", "3"] {
      let handle = session.environment.handle(for: CharacterQuery(id: id))
      weakly.append({ [weak handle] in handle != nil })
      handle.retain().release()
    }
    #expect(weakly.map { $0() } == [false, true, true])
  }

  @Test("the fetch in flight goes with what is pushed out")
  func inFlight() async throws {
    let session = session(1)
    session.environment.preload(CharacterQuery(id: "1"))
    session.environment.preload(CharacterQuery(id: "2"))
    try await settle { session.transport.cancelled == [0] }
    session.transport.exchanges[0].respond(Responses.character("1"))
    session.transport.exchanges[1].respond(Responses.character("2"))
    let kept = session.environment.handle(for: CharacterQuery(id: "2"))
    try await settle { kept.fetch == .idle }
    #expect(kept.phaseName == "ready")
    #expect(session.environment.handle(for: CharacterQuery(id: "1")).phaseName == "loading")
  }

  @Test("what is held again leaves the buffer")
  func heldAgain() {
    let session = session(1)
    let environment = session.environment
    environment.handle(for: CharacterQuery(id: "1")).retain().release()
    let retention = environment.handle(for: CharacterQuery(id: "1")).retain()
    environment.handle(for: CharacterQuery(id: "2")).retain().release()
    #expect(environment.parked == [RootKey(CharacterQuery(id: "2"))])
    retention.release()
    #expect(environment.parked == [RootKey(CharacterQuery(id: "1"))])
  }

  @Test("a buffer of none lets go at once, but not of what a caller awaits")
  func none() async throws {
    let session = session(0)
    let environment = session.environment
    environment.preload(CharacterQuery(id: "1"))
    try await settle { session.transport.cancelled == [0] }
    let fetched = Task {
      try await environment.fetch(CharacterQuery(id: "2")).character?.characterHeader.name
    }
    try await settle { session.sent.count == 2 }
    session.transport.exchanges[1].respond(Responses.character("2", name: "Morty"))
    #expect(try await fetched.value == "Morty")
    #expect(environment.entries.isEmpty)
  }

  @Test("B-15.3: what is committed by hand waits in the buffer, and its stamp leaves with it")
  func committedByHand() throws {
    let session = session(2)
    let environment = session.environment
    let held = environment.handle(for: CharacterQuery(id: "0"))
    let retention = held.retain(fetchPolicy: .storeOnly)
    for id in ["0", "1", "2", "3"] {
      try environment.commitPayload(CharacterQuery(id: id), Responses.character(id))
    }
    func keys(_ ids: [String]) -> [RootKey] { ids.map { RootKey(CharacterQuery(id: $0)) } }
    #expect(environment.parked == keys(["2", "3"]))
    #expect(environment.stamped == Set(keys(["0", "2", "3"])))
    #expect(!held.isStale)
    try environment.commitPayload(CharacterQuery(id: "2"), Responses.character("2"))
    #expect(environment.parked == keys(["3", "2"]))  // the latest
    retention.release()
    #expect(environment.stamped == Set(keys(["2", "0"])))
  }

  @Test("a buffer of none keeps nothing that was committed by hand, and no stamp of it")
  func noneByHand() throws {
    let session = session(0)
    try session.environment.commitPayload(CharacterQuery(id: "1"), Responses.character("1"))
    #expect(session.environment.stamped.isEmpty)
    #expect(session.environment.entries.isEmpty)
    #expect(session.environment.handle(for: CharacterQuery(id: "1")).phaseName == "ready")
  }

  @Test("a mutation committed by hand has no age to keep")
  func mutationByHand() throws {
    let session = session(2)
    try session.environment.commitPayload(
      Rename(id: "9", name: "Renamed"), Responses.renamed("9", "Renamed"))
    #expect(session.environment.stamped.isEmpty)
    #expect(session.environment.parked.isEmpty)
  }

  @Test(
    "B-15.2: a handle whose root left shows, when it is asked for again, what the store still has")
  func askedForAgain() throws {
    let session = session(0)
    let environment = session.environment
    let handle = environment.handle(for: CharacterQuery(id: "1"))
    let retention = handle.retain(fetchPolicy: .storeOnly)
    try environment.commitPayload(CharacterQuery(id: "1"), Responses.character("1"))
    #expect(handle.phaseName == "ready")
    retention.release()
    session.store.clear()
    #expect(environment.handle(for: CharacterQuery(id: "1")) === handle)
    #expect(handle.phaseName == "loading")
    let again = handle.retain(fetchPolicy: .storeOnly)
    #expect(handle.phaseName == "failed(missingData)")
    again.release()
  }

  @Test("a retention releases once, and by being let go")
  func retention() {
    let session = session(0)
    let handle = session.environment.handle(for: CharacterQuery(id: "1"))
    let other = handle.retain()
    var retention: Retention? = handle.retain()
    retention?.release()
    retention?.release()
    #expect(handle.holders == 1)
    retention = nil
    #expect(handle.holders == 1)
    retention = handle.retain(fetchPolicy: .storeOnly)
    #expect(handle.holders == 2)
    #expect(handle.networkHolders == 1)
    retention = nil
    #expect(handle.holders == 1)
    other.release()
    #expect(handle.holders == 0)
    #expect(handle.networkHolders == 0)
  }
}
