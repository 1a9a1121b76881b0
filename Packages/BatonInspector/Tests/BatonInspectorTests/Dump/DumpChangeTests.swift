@testable import BatonInspector
import BatonStore
import Testing

/// What differs between two dumps.
@MainActor @Suite struct DumpChangeTests {
  @Test func ofACommit() throws {
    let store = Store()
    try store.commit(ShelfQuery(), ShelfQuery.two)
    let before = StoreDump(of: store)
    #expect(before.changes(since: before).isEmpty)
    try store.commit(
      ShelfQuery(), ShelfQuery.payload(Shelf.json("1", "Dune Messiah"), Shelf.json("3", "Emma")))
    let changes = StoreDump(of: store).changes(since: before)
    #expect(
      changes.map { "\($0.kind) \($0.record)" } == [
        "changed InspectedBook:1", "added InspectedBook:3", "added InspectedBook:3:notes:0",
        "changed client:root:shelf(first:2)",
      ])
    #expect(
      changes[0].slots
        == [SlotChange(name: "title", before: #""Dune""#, after: #""Dune Messiah""#)])
    #expect(before.changes(since: StoreDump(of: store)).map(\.kind.rawValue).contains("removed"))
  }

  @Test func ofErrorsTypesAndDeletions() throws {
    let before = try StoreDump(
      text: #"{"A:1": {"__typename": "A", "a": null}, "A:2": null, "A:3": {"__typename": "A"}}"#)
    let after = try StoreDump(
      text: """
        {"A:1": {"__typename": "B", "a": null, "__errors": {"a": {"message": "m"}}},
         "A:2": {"__typename": "A", "a": 1}, "A:3": null}
        """)
    let changes = after.changes(since: before)
    #expect(changes.map(\.kind) == [.changed, .revived, .deleted])
    #expect(
      changes[0].slots == [
        SlotChange(name: "__errors", before: nil, after: #"{"a": {"message": "m"}}"#),
        SlotChange(name: "__typename", before: #""A""#, after: #""B""#),
      ])
    #expect(changes[1].slots.map(\.name) == ["__typename", "a"])
  }
}
