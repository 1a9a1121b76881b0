import Observation
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// The story of one screen: a response, its records, the reads, a change.
@MainActor struct CharacterQueryTests {
  nonisolated static let response = """
    {
      "data": {
        "character": {
          "name": "Agency Director", "status": "Dead", "species": "Human",
          "image": "https://rickandmortyapi.com/api/character/avatar/9.jpeg",
          "origin": {"name": "Earth (Replacement Dimension)", "id": "20"},
          "id": "9"
        }
      }
    }
    """

  static let renamed = response.replacing("Agency Director", with: "Director")

  func committed() throws -> Store {
    let store = Store()
    let changes = try Ingest.changeSet(
      for: CharacterQuery(id: "9"), payload: Payload(json: Self.response), completeness: .server)
    store.recordsChanges = true
    store.commit(changes, as: .server)
    return store
  }

  /// B-1.2, B-4.2
  @Test func anEmptyStoreDumpsTheThreeRoots() {
    #expect(
      Store().dump() == """
        {
          "client:root": {"__typename": "Query"},
          "client:root:mutation": {"__typename": "Mutation"},
          "client:root:subscription": {"__typename": "Subscription"}
        }

        """)
  }

  /// B-2.1, B-3.3, B-4.2
  @Test func theResponseBecomesThreeRecords() throws {
    #expect(
      try committed().dump() == """
        {
          "Character:9": {"__typename": "Character", "id": "9", "image": "https://rickandmortyapi.com/api/character/avatar/9.jpeg", "name": "Agency Director", "origin": {"__ref": "Location:20"}, "species": "Human", "status": "Dead"},
          "Location:20": {"__typename": "Location", "id": "20", "name": "Earth (Replacement Dimension)"},
          "client:root": {"__typename": "Query", "character(id:\\"9\\")": {"__ref": "Character:9"}},
          "client:root:mutation": {"__typename": "Mutation"},
          "client:root:subscription": {"__typename": "Subscription"}
        }

        """)
  }

  /// B-14.1, B-14.2, B-14.4
  @Test func theLensReads() throws {
    let store = try committed()
    let header = try #require(store.read(CharacterQuery(id: "9")).character).characterHeader
    #expect(header.name == "Agency Director")
    #expect(header.status == "Dead")
    #expect(header.species == "Human")
    #expect(header.image == "https://rickandmortyapi.com/api/character/avatar/9.jpeg")
    #expect(header.origin?.name == "Earth (Replacement Dimension)")
    #expect(store.read(CharacterQuery(id: "5")).character == nil)
  }

  /// B-13.2
  @Test func theCheckSeesWhatIsThere() throws {
    let store = try committed()
    #expect(store.check(CharacterQuery(id: "9")) == .memory)
    #expect(store.check(CharacterQuery(id: "5")) == .miss)
    #expect(Store().check(CharacterQuery(id: "9")) == .miss)
  }

  /// B-8.3
  @Test func theSameResponseAgainChangesNothing() throws {
    let store = try committed()
    let header = try #require(store.read(CharacterQuery(id: "9")).character).characterHeader
    let watch = Watch { _ = (header.name, header.status, header.origin?.name) }
    let summary = try store.commit(CharacterQuery(id: "9"), Payload(json: Self.response))
    #expect(summary.changed == 0 && summary.made == 0 && summary.changes.isEmpty)
    #expect(watch.count == 0)
  }

  /// B-8.4
  @Test func aRenameTellsOneSlot() throws {
    let store = try committed()
    let header = try #require(store.read(CharacterQuery(id: "9")).character).characterHeader
    let name = Watch { _ = header.name }
    let rest = Watch { _ = (header.status, header.species, header.image, header.origin?.name) }
    let summary = try store.commit(CharacterQuery(id: "9"), Payload(json: Self.renamed))
    #expect(
      summary.changes
        == [CommitSummary.Change(record: "Character:9", field: "name", heldValue: true)])
    #expect(name.count == 1)
    #expect(rest.count == 0)
    #expect(header.name == "Director")
  }
}

/// Counts how often what a closure read was told to change; it reads once.
@MainActor final class Watch {
  private final class Counter: @unchecked Sendable {
    // State: `value`, of the main actor alone; the callback runs inside its commits.
    var value = 0
  }

  private let counter = Counter()
  var count: Int { counter.value }

  /// - Parameter body: What the observer does when it is told.
  init(_ read: () -> Void, then body: @escaping @MainActor () -> Void = {}) {
    withObservationTracking(read) { [counter] in
      counter.value += 1
      MainActor.assumeIsolated { body() }
    }
  }
}
