import BatonInspector
@_spi(Runtime) @_spi(Testing) import BatonStore
import Observation
import Synchronization
import Testing

/// A store that starts from a dump.
@MainActor @Suite struct FillTests {
  private let text: String

  init() throws {
    let store = Store()
    try store.commit(ShelfQuery(), ShelfQuery.two)
    text = store.dump()
  }

  @Test func holdsWhatTheDumpHas() throws {
    let store = Store()
    store.fill(from: try StoreDump(text: text))
    #expect(store.dump() == text)
    #expect(store.check(ShelfQuery()) == .memory)
    #expect(store.read(ShelfQuery()).titles == ["Dune", nil])
    #expect(store.brokenInvariants == [])
  }

  /// The keys are the ones that an answer would have: it finds the records.
  @Test func anAnswerGoesToTheSameRecords() throws {
    let store = Store()
    store.fill(from: try StoreDump(text: text))
    try store.commit(ShelfQuery(), ShelfQuery.two)
    #expect(store.dump() == text)
  }

  /// B-13.4
  @Test func memoryWins() throws {
    let store = Store()
    try store.commit(ShelfQuery(first: 1), ShelfQuery.payload(Shelf.json("1", "Emma")))
    store.fill(from: try StoreDump(text: text))
    #expect(store.read(ShelfQuery(first: 1)).titles == ["Emma"])
    #expect(store.read(ShelfQuery()).titles == ["Emma", nil])
  }

  @Test func whoObservesIsTold() throws {
    let store = Store()
    let told = Mutex(0)
    withObservationTracking {
      _ = store.read(ShelfQuery()).titles
    } onChange: {
      told.withLock { $0 += 1 }
    }
    store.fill(from: try StoreDump(text: text))
    #expect(told.withLock { $0 } == 1)
  }

  @Test func goesWithNobodyToKeepIt() throws {
    let store = Store()
    store.fill(from: try StoreDump(text: text))
    store.collect()
    #expect(store.recordKeys.count == 3)
    let other = Store()
    let retention = other.retain(ShelfQuery())
    other.fill(from: try StoreDump(text: text))
    other.collect()
    #expect(other.dump() == text)
    retention.release()
  }

  /// An identity with a colon is one; a path below a record of the same type is none.
  @Test func identitiesAndPathsAreToldApart() throws {
    let text = """
      {
        "InspectedBook:1": {"__typename": "InspectedBook", "id": "1", "sequel": {"__ref": "InspectedBook:1:sequel"}},
        "InspectedBook:1:sequel": {"__typename": "InspectedBook", "title": "no id"},
        "InspectedBook:a:b": {"__typename": "InspectedBook", "id": "a:b"},
        "InspectedBook:gone": null,
        "client:root": {"__typename": "Query"},
        "client:root:mutation": {"__typename": "Mutation"},
        "client:root:subscription": {"__typename": "Subscription"}
      }

      """
    let store = Store()
    store.fill(from: try StoreDump(text: text))
    #expect(store.dump() == text)
    let book = ShelfQuery.payload(Shelf.json("a:b", "found"))
    try store.commit(ShelfQuery(), book)
    #expect(store.recordKeys.count { $0 == "InspectedBook:a:b" } == 1)
  }

  /// What a link to leads to is not in the dump: of which type it is nobody knows.
  @Test func aLinkToNothingIsLeftOut() throws {
    let text = #"{"client:root": {"__typename": "Query", "shelf(first:2)": {"__ref": "gone"}}}"#
    let store = Store()
    store.fill(from: try StoreDump(text: text))
    #expect(store.dump() == Store().dump())
  }
}
