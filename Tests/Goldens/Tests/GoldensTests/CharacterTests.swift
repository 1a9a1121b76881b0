import Baton
import BatonTesting
import GoldensCharacter
import Observation
import Synchronization
import Testing

/// One screen from its request to its reads, through the code that the goldens hold.
@MainActor @Suite struct CharacterTests {
  static func answer(name: String = "Agency Director") -> String {
    """
    {"data": {"character": {"name": "\(name)", "status": "Dead", "species": "Human",
      "image": "https://rickandmortyapi.com/api/character/avatar/9.jpeg",
      "origin": {"name": "Earth (Replacement Dimension)", "id": "20"}, "id": "9"}}}
    """
  }

  static let records = """
    {
      "Character:9": {"__typename": "Character", "id": "9", "image": "https://rickandmortyapi.com/api/character/avatar/9.jpeg", "name": "Agency Director", "origin": {"__ref": "Location:20"}, "species": "Human", "status": "Dead"},
      "Location:20": {"__typename": "Location", "id": "20", "name": "Earth (Replacement Dimension)"},
      "client:root": {"__typename": "Query", "character(id:\\"9\\")": {"__ref": "Character:9"}},
      "client:root:mutation": {"__typename": "Mutation"},
      "client:root:subscription": {"__typename": "Subscription"}
    }

    """

  /// How often a body that reads all that the header reads would have run again.
  private func watch(_ header: CharacterHeader_character) -> Counter {
    let counter = Counter()
    withObservationTracking {
      _ = header.name
      _ = header.status
      _ = header.species
      _ = header.image
      _ = header.origin?.name
    } onChange: {
      counter.add()
    }
    return counter
  }

  @Test func theTextIsTheOneSent() {
    #expect(
      CharacterQuery.document
        == .text(
          "query CharacterQuery($id:ID!){character(id:$id){...CharacterHeader_character,id}}"
            + "fragment CharacterHeader_character on Character"
            + "{name,status,species,image,origin{name,id}}"))
    #expect(CharacterQuery.name == "CharacterQuery")
  }

  @Test func anAnswerBecomesRecordsAndReads() async throws {
    let transport = RecordedTransport(["CharacterQuery": Payload(json: Self.answer())])
    let environment = Baton.Environment(transport: transport, store: Store())
    let handle = environment.handle(for: CharacterQuery(id: "9"))
    let retention = handle.retain()
    defer { retention.release() }
    guard case .loading = handle.phase else {
      Issue.record("expected loading before the answer, not \(handle.phase)")
      return
    }
    try await wait { if case .ready = handle.phase { true } else { false } }
    #expect(environment.store.dump() == Self.records)
    guard case .ready(let data) = handle.phase else { return }
    let header = try #require(data.character).characterHeader
    #expect(header.name == "Agency Director")
    #expect(header.status == "Dead")
    #expect(header.species == "Human")
    #expect(header.image == "https://rickandmortyapi.com/api/character/avatar/9.jpeg")
    #expect(header.origin?.name == "Earth (Replacement Dimension)")
    #expect(transport.requests.map(\.name) == ["CharacterQuery"])
  }

  @Test func theSameAnswerTellsNobodyAndARenameTellsItsReaders() throws {
    let store = Store()
    let operation = CharacterQuery(id: "9")
    try store.commit(operation, Payload(json: Self.answer()))
    let header = try #require(store.read(operation).character).characterHeader
    let readers = watch(header)
    let statusOnly = Counter()
    withObservationTracking {
      _ = header.status
    } onChange: {
      statusOnly.add()
    }

    #expect(try store.commit(operation, Payload(json: Self.answer())).changed == 0)
    #expect(readers.count == 0)

    #expect(try store.commit(operation, Payload(json: Self.answer(name: "Director"))).changed == 1)
    #expect(readers.count == 1)
    #expect(statusOnly.count == 0)
    #expect(header.name == "Director")
  }
}

/// Counts from whatever thread a change comes.
private final class Counter: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock { $0 } }
  func add() { number.withLock { $0 += 1 } }
}
