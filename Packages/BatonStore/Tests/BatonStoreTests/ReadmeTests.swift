import BatonStore
import Testing

// The README's example, as it stands there.
@MainActor func showName(_ bytes: [UInt8]) throws {
  let store = Store()
  try store.commit(CharacterQuery(id: "9"), Payload(json: bytes))
  print(store.read(CharacterQuery(id: "9")).character?.characterHeader.name ?? "unknown")
  print(store.dump())
}

@MainActor struct ReadmeTests {
  @Test func theExampleRuns() throws {
    try showName(Array(CharacterQueryTests.response.utf8))
    #expect(throws: IngestError.self) { try showName([]) }
  }
}
