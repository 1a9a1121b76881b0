import Baton
import Foundation
import GoldensInline
import Observation
import Synchronization
import Testing

/// `@inline` (B-14.9): values, made when their accessor is called.
@MainActor @Suite struct InlineTests {
  private let store = Store()
  private let operation = CharacterQuery(id: "1", first: 2, named: true)

  private func commit(name: String) throws {
    let payload = """
      {"data": {"character": {"name": "\(name)", "id": "1", "status": "ALIVE", "worth": "1.50",
        "hashValue": 7, "anchor": null, "tags": ["a", "b"],
        "origin": {"id": "20", "name": "Earth"}, "episode": [{"id": "1"}, null, {"id": "2"}],
        "friends": [{"__typename": "Robot", "kind": "Robot", "id": "r1", "name": "Bot",
          "model": "Q"}]}}}
      """
    try store.commit(operation, Payload(json: payload))
  }

  private func value() throws -> CharacterValue_character {
    try #require(store.read(operation).character).characterValue
  }

  @Test func aValueIsMadeOfTheRecord() throws {
    try commit(name: "Rick")
    let expected = CharacterValue_character(
      id: "1", name: "Rick", status: .ALIVE, worth: Decimal(1.5), hashValue_: 7, tags: ["a", "b"],
      origin: .init(id: "20", name: "Earth"), episode: [.init(id: "1"), .init(id: "2")],
      friends: [
        .init(
          beingValue: BeingValue_being(
            kind: "Robot", id: "r1", name: "Bot",
            asRobot: .init(kind: "Robot", id: "r1", name: "Bot", model: "Q")))
      ])
    #expect(try value() == expected)
    #expect(try #require(store.read(operation).character).card.characterValue == expected)
  }

  @Test func itKeepsWhatItReadAndWakesWhoMadeIt() async throws {
    try commit(name: "Rick")
    let woken = Mutex(0)
    let character = try #require(store.read(operation).character)
    let old = withObservationTracking {
      character.characterValue
    } onChange: {
      woken.withLock { $0 += 1 }
    }
    try commit(name: "Morty")
    #expect(old.name == "Rick")
    #expect(try value().name == "Morty")
    #expect(woken.withLock { $0 } == 1)
    // A value may be compared and hashed anywhere.
    let count = await Task.detached { Set([old, old]).count }.value
    #expect(count == 1)
  }

  @Test func anAliasedValueIsThereForItsTypeOnly() throws {
    let query = BeingsQuery(named: false)
    let payload = """
      {"data": {"beings": [{"__typename": "Robot", "kind": "Robot", "id": "r1", "model": "Q"}]}}
      """
    try store.commit(query, Payload(json: payload))
    let robot = try #require(store.read(query).beings.first)
    #expect(robot.character == nil)
    #expect(robot.beingValue.asRobot?.model == "Q")
    #expect(robot.beingValue.originValue == nil)
  }
}
