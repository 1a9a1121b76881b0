import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// The hook that wakes whoever waits for the store to change (B-18.3).
@MainActor struct CommitHookTests {
  let store = Store()
  let calls = Calls()

  /// State, of the main actor alone.
  @MainActor final class Calls {
    var count = 0
    var isBatchUnderWay = false
  }

  init() {
    let (store, calls) = (store, calls)
    store.onCommit = { [weak store] in
      calls.count += 1
      if store?.core.depth != 0 { calls.isBatchUnderWay = true }
    }
  }

  private func changes(_ name: String) throws -> ChangeSet {
    try LayerTests.plan.changeSet(
      #"{"data":{"item":{"id":"1","name":"\#(name)"}}}"#, isComplete: false)
  }

  private var name: String? {
    let anchor = LayerTests.plan.anchor(in: store).linked(RecordType("Query").slot("yitem"))
    return anchor?.string(RecordType("YItem").slot("name"))
  }

  @Test func everyBatchThatChangesSomethingCallsItOnce() throws {
    store.commit(try changes("A"), as: .server)
    #expect(calls.count == 1)
    store.commit(try changes("A"), as: .server)
    #expect(calls.count == 1)
    let layer = store.applyLayer(try changes("B"))
    #expect(calls.count == 2)
    store.revert(layer.id)
    #expect(calls.count == 3)
    store.revert(layer.id)
    #expect(calls.count == 3)
    store.clear()
    #expect(calls.count == 4 && !calls.isBatchUnderWay)
  }

  /// B-18.3: what a layer made is no answer to a lookup; once it is the server's it is one, though no slot
  /// differs.
  @Test func aLayersRecordThatComesTrueCallsIt() throws {
    let layer = store.applyLayer(try changes("A"))
    #expect(calls.count == 1)
    #expect(store.resolve(layer.id, with: try changes("A")).changed == 0)
    #expect(calls.count == 2)
    store.commit(try changes("A"), as: .server)
    #expect(calls.count == 2)
  }

  @Test func aPayloadCommittedByHandCallsIt() throws {
    let json = #"{"data":{"character":{"__typename":"Character","id":"1","name":"Rick"}}}"#
    try store.commit(CharacterQuery(id: "1"), Payload(json: Array(json.utf8)))
    #expect(calls.count == 1)
  }

  @Test func batchesOfObserversEndWithTheOneThatToldThem() throws {
    store.commit(try changes("A"), as: .server)
    let inner = try changes("C")
    let watch = Watch({ _ = self.name }, then: { self.store.commit(inner, as: .server) })
    store.commit(try changes("B"), as: .server)
    #expect(watch.count == 1)
    #expect(calls.count == 2 && !calls.isBatchUnderWay)
  }

  @Test func soDoThoseOfACollection() throws {
    store.commit(try changes("A"), as: .server)
    let inner = try changes("C")
    let watch = Watch({ _ = self.name }, then: { self.store.commit(inner, as: .server) })
    store.collect()
    #expect(watch.count == 1)
    #expect(calls.count == 2 && !calls.isBatchUnderWay)
  }

  @Test func andThoseOfALookupThatIsBound() throws {
    let response = Payload(json: Array(CharacterQueryTests.response.utf8))
    try store.commit(CharacterQuery(id: "8"), response)
    let inner = try changes("C")
    let watch = Watch(
      { _ = self.store.read(CharacterQuery(id: "9")).character },
      then: { self.store.commit(inner, as: .server) })
    let count = calls.count
    #expect(store.check(CharacterQuery(id: "9")) == .memory)
    #expect(watch.count == 1)
    #expect(calls.count == count + 1 && !calls.isBatchUnderWay)
  }

  @Test func andThoseOfALoadingFlag() throws {
    let shelf = ShelfReader(store: store)
    try shelf.commit(Shelf.page(["a"], next: true), ["first": "1"])
    let list = try #require(shelf.list)
    let inner = try changes("C")
    let watch = Watch(
      { _ = list.flag(Shelf.items.slot("__isLoadingNext")) },
      then: { self.store.commit(inner, as: .server) })
    let count = calls.count
    list.setLoading(.next, true)
    #expect(watch.count == 1)
    #expect(calls.count == count + 1 && !calls.isBatchUnderWay)
    list.setLoading(.next, false)
    #expect(calls.count == count + 1)
  }
}
