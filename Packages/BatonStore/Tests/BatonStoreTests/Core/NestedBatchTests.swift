import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Batches that observers begin while another is being told: they end first, and the outer one is worked
/// out again over what they left (B-8.4, B-12.1, B-12.2).
@MainActor struct NestedBatchTests {
  let store = Store()

  init() throws {
    try commit(#"{"id":"1","name":"base","votes":1}"#)
  }

  private func changes(_ item: String) throws -> ChangeSet {
    try LayerTests.plan.changeSet(#"{"data":{"item":\#(item)}}"#, isComplete: false)
  }

  @discardableResult private func commit(_ item: String) throws -> CommitSummary {
    store.commit(try changes(item), as: .server)
  }

  private var item: Anchor? {
    LayerTests.plan.anchor(in: store).linked(RecordType("Query").slot("yitem"))
  }

  private var name: String? { item?.string(RecordType("YItem").slot("name")) }
  private var votes: Int? { item?.int(RecordType("YItem").slot("votes")) }

  @Test func theOuterBatchIsWrittenLast() throws {
    let inner = try changes(#"{"id":"1","name":"inner","votes":2}"#)
    var innerSummary = CommitSummary()
    let watch = Watch(
      { _ = self.name }, then: { innerSummary = self.store.commit(inner, as: .server) })
    let summary = try commit(#"{"id":"1","name":"outer"}"#)
    #expect(name == "outer" && votes == 2)
    #expect(innerSummary.changed == 2 && summary.changed == 1)
    #expect(watch.count == 1)
    #expect(store.core.brokenInvariants() == [])
  }

  /// A row that the outer batch made is no other row when the batch is worked out again, though the
  /// response names it twice with different values.
  @Test(arguments: [false, true]) func aRowNamedTwiceKeepsWhatAnInnerBatchWrote(asLayer: Bool)
    throws
  {
    let type = RecordType("NRow")
    let (x, y, flag) = (type.slot("x"), type.slot("y"), RecordType("Query").slot("nflag"))
    let rows = RecordType("Query").slot("nrows")
    let selection = Selection(
      type: type, key: [], abstract: false,
      fields: [
        .scalar("x", key: .fixed(x), kind: .int, list: false),
        .scalar("y", key: .fixed(y), kind: .int, list: false),
      ])
    let plan = TestPlan([
      .linked("a", key: .fixed(rows), plural: true, selection: selection),
      .linked("b", key: .fixed(rows), plural: true, selection: selection),
      .scalar("flag", key: .fixed(flag), kind: .int, list: false),
    ])
    let inner = try plan.changeSet(#"{"data":{"a":[{"y":5}]}}"#, isComplete: false)
    let anchor = plan.anchor(in: store)
    let watch = Watch(
      { _ = anchor.int(flag) }, then: { self.store.commit(inner, as: .server) })
    let outer = try plan.changeSet(
      #"{"data":{"a":[{"x":1}],"b":[{"x":2}],"flag":1}}"#, isComplete: false)
    if asLayer { store.applyLayer(outer) } else { store.commit(outer, as: .server) }
    #expect(watch.count == 1)
    let row = try #require(anchor.anchors(rows)?.first)
    #expect(row.int(x) == 2 && row.int(y) == 5)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aSlotTheOuterBatchWritesOnlyBecauseOfAnInnerOneIsTold() throws {
    let inner = try changes(#"{"id":"1","votes":2}"#)
    let votes = Watch { _ = self.votes }
    var again: Watch?
    let watch = Watch(
      { _ = self.name },
      then: {
        self.store.commit(inner, as: .server)
        again = Watch { _ = self.votes }
      })
    try commit(#"{"id":"1","name":"outer","votes":1}"#)
    #expect(self.votes == 1)
    #expect(votes.count == 1 && watch.count == 1 && again?.count == 1)
  }

  @Test func aLayerAppliedInsideACommitStaysAboveIt() throws {
    let inner = try changes(#"{"id":"1","name":"layer"}"#)
    var layer: LayerID?
    let watch = Watch({ _ = self.name }, then: { layer = self.store.applyLayer(inner).id })
    try commit(#"{"id":"1","name":"server"}"#)
    #expect(name == "layer" && watch.count == 1)
    store.revert(try #require(layer))
    #expect(name == "server")
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func anAnswerInsideALayersBatchIsBelowIt() throws {
    let inner = try changes(#"{"id":"1","name":"server"}"#)
    let watch = Watch({ _ = self.name }, then: { self.store.commit(inner, as: .server) })
    let layer = store.applyLayer(try changes(#"{"id":"1","name":"layer"}"#))
    #expect(name == "layer" && watch.count == 1)
    store.revert(layer.id)
    #expect(name == "server")
  }

  @Test func aLayerTakenBackWhileItIsApplied() throws {
    let before = store.dump()
    let next = LayerID(number: store.core.lastLayer + 1)
    let watch = Watch({ _ = self.item }, then: { self.store.revert(next) })
    let layer = store.applyLayer(try changes(#"{"id":"2","name":"layer"}"#))
    #expect(layer.id == next && watch.count == 1)
    #expect(store.dump() == before)
    #expect(store.core.layers.isEmpty && store.core.provisional.isEmpty)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aLayerTakenBackInsideACommitBelowIt() throws {
    let layer = store.applyLayer(try changes(#"{"id":"1","votes":9}"#))
    let watch = Watch({ _ = self.name }, then: { self.store.revert(layer.id) })
    try commit(#"{"id":"1","name":"n","votes":3}"#)
    #expect(name == "n" && votes == 3 && watch.count == 1)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func anAnswerInsideARevertStays() throws {
    let layer = store.applyLayer(try changes(#"{"id":"1","name":"layer"}"#))
    let inner = try changes(#"{"id":"1","name":"server"}"#)
    let watch = Watch({ _ = self.name }, then: { self.store.commit(inner, as: .server) })
    store.revert(layer.id)
    #expect(name == "server" && watch.count == 1)
  }

  @Test func aLayerResolvedInsideACommit() throws {
    let layer = store.applyLayer(try changes(#"{"id":"1","votes":9}"#))
    let answer = try changes(#"{"id":"1","votes":5}"#)
    let watch = Watch({ _ = self.name }, then: { self.store.resolve(layer.id, with: answer) })
    try commit(#"{"id":"1","name":"n"}"#)
    #expect(name == "n" && votes == 5 && watch.count == 1)
    #expect(store.core.layers.isEmpty)
  }

  @Test func theStoreClearedWhileALayerIsApplied() throws {
    let item = item
    let watch = Watch(
      { _ = item?.string(RecordType("YItem").slot("name")) }, then: { self.store.clear() })
    let layer = store.applyLayer(try changes(#"{"id":"1","name":"layer"}"#))
    #expect(watch.count == 1)
    #expect(store.dump() == Store().dump())
    #expect(store.revert(layer.id).changed == 0)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aRecordMadeByTheLayerUnderWayAndNamedByAnAnswerStays() throws {
    let inner = try changes(#"{"id":"2","name":"server"}"#)
    let watch = Watch({ _ = self.item }, then: { self.store.commit(inner, as: .server) })
    let layer = store.applyLayer(try changes(#"{"id":"2","name":"layer"}"#))
    #expect(name == "layer" && watch.count == 1)
    store.revert(layer.id)
    #expect(name == "server")
    #expect(store.core.brokenInvariants() == [])
  }

  /// Two observers that answer each other's slot for ever, but for the batch that is being told.
  @Test func observersThatCommitBackAndForthEnd() throws {
    var rounds = 0
    var watches: [Watch] = []
    func pingPong() {
      watches.append(
        Watch(
          {
            _ = self.name
            _ = self.votes
          },
          then: {
            rounds += 1
            guard rounds < 50, let inner = try? self.changes(#"{"id":"1","votes":\#(rounds)}"#)
            else { return }
            pingPong()
            self.store.commit(inner, as: .server)
          }))
    }
    pingPong()
    try commit(#"{"id":"1","name":"go","votes":-1}"#)
    #expect(name == "go" && votes == -1)
    #expect(store.core.brokenInvariants() == [])
    // The observers left hold the store that holds them, until they are told.
    rounds = 50
    store.clear()
  }
}
