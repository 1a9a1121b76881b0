import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// B-15.2: optimistic layers keep what they name and what they hide.
@MainActor struct LayerCollectTests {
  private let store = Store(releaseBufferSize: 0)
  private let plan = CollectPlans.one(
    "1", [CollectPlans.next([CollectPlans.titled, CollectPlans.related([CollectPlans.titled])])])

  private func changes(_ note: String) throws -> ChangeSet {
    try plan.changeSet(#"{"data":{"note":\#(note)}}"#, isComplete: false)
  }

  @Test func whatALayerHidesStaysWholeAndComesBack() throws {
    try plan.commit(
      #"{"data":{"note":{"id":"1","next":{"id":"2","title":"b","related":[{"id":"3","title":"c"}]}}}}"#,
      to: store)
    plan.retain(in: store)
    let before = store.dump()
    let layer = store.applyLayer(try changes(#"{"id":"1","next":null}"#))
    store.collect()
    #expect(store.notes == ["GNote:1", "GNote:2", "GNote:3"])
    store.revert(layer.id)
    store.collect()
    #expect(store.dump() == before)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func whatALayerNamesStaysThoughNoRootReachesIt() throws {
    let layer = store.applyLayer(try changes(#"{"id":"8","next":{"id":"9","title":"t"}}"#))
    store.collect()
    #expect(store.notes == ["GNote:8", "GNote:9"])
    #expect(store.core.brokenInvariants() == [])
    store.revert(layer.id)
    #expect(store.notes == [])
  }

  @Test func whatIsHiddenWhereNoRootLooksIsStillThereToComeBack() throws {
    try plan.commit(
      #"{"data":{"note":{"id":"1","next":{"id":"2","title":"b","related":[]}}}}"#, to: store)
    let layer = store.applyLayer(try changes(#"{"id":"1","next":null}"#))
    store.collect()
    store.revert(layer.id)
    #expect(store.line("GNote:1")?.contains(#""next": {"__ref": "GNote:2"}"#) == true)
    #expect(store.core.brokenInvariants() == [])
    store.collect()
    #expect(store.notes == [])
  }

  @Test func layersAreAppliedAgainOverACollection() throws {
    try plan.commit(
      #"{"data":{"note":{"id":"1","next":{"id":"2","title":"b","related":[]}}}}"#, to: store)
    plan.retain(in: store)
    let lower = store.applyLayer(try changes(#"{"id":"1","next":{"id":"5","title":"e"}}"#))
    let upper = store.applyLayer(try changes(#"{"id":"1","next":{"id":"6","title":"f"}}"#))
    store.collect()
    store.revert(lower.id)
    store.collect()
    #expect(store.notes == ["GNote:1", "GNote:2", "GNote:6"])
    store.resolve(upper.id, with: try changes(#"{"id":"1","next":{"id":"7","title":"g"}}"#))
    store.collect()
    #expect(store.notes == ["GNote:1", "GNote:7"])
    #expect(store.core.brokenInvariants() == [])
  }
}
