import BatonInspector
@_spi(Runtime) import BatonStore
import Foundation
import Observation
import Testing

/// What a store is besides its records.
@MainActor @Suite struct InspectionTests {
  private let store = Store()
  private let retention: Retention

  init() throws {
    retention = store.retain(ShelfQuery())
    try store.commit(ShelfQuery(), ShelfQuery.two)
    try store.commit(ShelfQuery(first: 1), ShelfQuery.payload(Shelf.json("1", "Dune")))
  }

  @Test func rootsAreThoseHeldAndThoseParked() {
    let roots = StoreInspection(of: store).roots
    #expect(roots.map(\.variables) == [#"{"first":1}"#, #"{"first":2}"#])
    #expect(roots.map(\.holders) == [0, 1])
    #expect(roots.allSatisfy { $0.operation == "ShelfQuery" && $0.kind == .query })
  }

  @Test func layersSayWhatTheyWrote() throws {
    let changes = try Ingest.changeSet(
      for: ShelfQuery(), payload: ShelfQuery.payload(#"{"id":"1","title":"Emma"}"#),
      completeness: .partial)
    let layer = store.applyLayer(changes)
    let layers = StoreInspection(of: store).layers
    let slots = layers.first?.slots.map { "\($0.record).\($0.name)" } ?? []
    #expect(layers.count == 1)
    #expect(slots.contains("InspectedBook:1.title"))
    #expect(StoreDump(of: store).record("InspectedBook:1")?.slot("title")?.text == #""Emma""#)
    store.revert(layer.id)
    #expect(StoreInspection(of: store).layers.isEmpty)
  }

  private func provenance(_ slot: String, _ record: String) throws -> Provenance? {
    let record = try #require(StoreDump(of: store).record(record))
    return StoreInspection(of: store).provenance(of: slot, in: record)
  }

  #if DEBUG
    @Test func everySlotKnowsTheBatchThatChangedItLast() throws {
      let start = Date().timeIntervalSince1970
      let made = try #require(try provenance("title", "InspectedBook:1"))
      #expect(made.kind == .answer && made.operation == "ShelfQuery" && made.batch == 1)
      #expect(abs(made.time - start) < 60)
      try store.commit(ShelfQuery(first: 1), ShelfQuery.payload(Shelf.json("1", "Emma")))
      let changed = try #require(try provenance("title", "InspectedBook:1"))
      #expect(changed.kind == .answer && changed.batch == 3)
      // An equal value is no change.
      #expect(try provenance("pages", "InspectedBook:1") == made)
      #expect(try provenance("shelf(first:1)", "client:root")?.batch == 2)
    }

    @Test func layersAndTheirEndsAreBatches() throws {
      let changes = try Ingest.changeSet(
        for: ShelfQuery(), payload: ShelfQuery.payload(#"{"id":"1","title":"Emma"}"#),
        completeness: .partial)
      let layer = store.applyLayer(changes)
      #expect(try provenance("title", "InspectedBook:1")?.kind == .optimistic)
      store.revert(layer.id)
      #expect(try provenance("title", "InspectedBook:1")?.kind == .revert)
    }

    @Test func errorsAreWrittenToo() throws {
      let refused = ShelfQuery.payload(
        Shelf.json("1", "Dune"),
        errors: #","errors":[{"message":"m","path":["shelf","books",0,"pages"]}]"#)
      try store.commit(ShelfQuery(first: 1), refused)
      #expect(try provenance("pages", "InspectedBook:1")?.batch == 3)
    }

    @Test func aFilledStoreSaysWhereItIsFrom() throws {
      let other = Store()
      other.fill(from: StoreDump(of: store))
      let record = try #require(StoreDump(of: other).record("InspectedBook:1"))
      let inspection = StoreInspection(of: other)
      #expect(inspection.provenance(of: record).allSatisfy { $0.provenance.kind == .dump })
      #expect(inspection.provenance(of: record).count == record.slots.count)
    }

    /// A batch of an observer's stands between the passes of another.
    @Test func nestedBatchesAreToldApart() throws {
      let store = self.store
      withObservationTracking {
        _ = store.read(ShelfQuery()).titles
      } onChange: {
        MainActor.assumeIsolated {
          _ = try? store.commit(
            ShelfQuery(first: 9), ShelfQuery.payload(Shelf.json("9", "Inner")))
        }
      }
      try store.commit(
        ShelfQuery(first: 8), ShelfQuery.payload(Shelf.json("1", "Outer"), Shelf.json("8", "New")))
      let outer = try #require(try provenance("title", "InspectedBook:8"))
      #expect(try provenance("title", "InspectedBook:1") == outer)
      let inner = try #require(try provenance("title", "InspectedBook:9"))
      #expect(inner.batch != outer.batch)
      #expect(try provenance("shelf(first:9)", "client:root") == inner)
    }
  #else
    @Test func aReleaseBuildKnowsNothing() throws {
      #expect(try provenance("title", "InspectedBook:1") == nil)
    }
  #endif
}
