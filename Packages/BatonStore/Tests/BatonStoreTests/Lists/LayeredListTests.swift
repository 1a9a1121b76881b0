import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Edits of optimistic responses, and those of answers under layers (B-12).
@MainActor struct LayeredListTests {
  let store = Store()
  var shelf: ShelfReader { ShelfReader(store: store) }

  private static let append = Shelf.edges(.appendEdge(connections: Shelf.here))
  private static let deleteEdge = Shelf.ids(.deleteEdge(connections: Shelf.here))
  private static let delete = Shelf.ids(.deleteRecord)

  init() throws {
    try shelf.commit(Shelf.page(["a", "b"], next: true), ["first": "2"])
  }

  @Test func anOptimisticEdgeGoesWithItsLayer() throws {
    let before = store.dump()
    let layer = store.applyLayer(try Self.append.change(#""edge":\#(Shelf.edge("n"))"#))
    #expect(shelf.ids == ["a", "b", "n"])
    let watch = Watch { _ = self.shelf.ids }
    store.revert(layer.id)
    #expect(shelf.ids == ["a", "b"] && watch.count == 1)
    #expect(store.dump() == before)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func theAnswerTakesItsPlace() throws {
    let layer = store.applyLayer(try Self.append.change(#""edge":\#(Shelf.edge("tmp"))"#))
    store.resolve(layer.id, with: try Self.append.change(#""edge":\#(Shelf.edge("n"))"#))
    #expect(shelf.ids == ["a", "b", "n"])
    #expect(shelf.edgeKeys.last == Shelf.connection + ":edges:0")
    #expect(store.line("LItem:tmp") == nil)
    #expect(store.core.layers.isEmpty && store.core.brokenInvariants() == [])
  }

  @Test func theSameAnswerTellsNobody() throws {
    let layer = store.applyLayer(try Self.append.change(#""edge":\#(Shelf.edge("n"))"#))
    let watch = Watch { _ = self.shelf.ids }
    store.resolve(layer.id, with: try Self.append.change(#""edge":\#(Shelf.edge("n"))"#))
    #expect(shelf.ids == ["a", "b", "n"] && watch.count == 0)
  }

  @Test func aPageUnderALayerKeepsTheLayersEdgeBehindIt() throws {
    let layer = store.applyLayer(try Self.append.change(#""edge":\#(Shelf.edge("n"))"#))
    let summary = try shelf.commit(Shelf.page(["c", "d"], next: true), ["after": "c-b"])
    #expect(shelf.ids == ["a", "b", "c", "d", "n"] && summary.problems == [])
    store.revert(layer.id)
    #expect(shelf.ids == ["a", "b", "c", "d"])
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func twoLayersOverOneList() throws {
    let first = store.applyLayer(try Self.append.change(#""edge":\#(Shelf.edge("m"))"#))
    let second = store.applyLayer(try Self.append.change(#""edge":\#(Shelf.edge("n"))"#))
    let third = store.applyLayer(try Self.deleteEdge.change(#""id":"a""#))
    #expect(shelf.ids == ["b", "m", "n"])
    store.revert(first.id)
    #expect(shelf.ids == ["b", "n"])
    store.revert(third.id)
    #expect(shelf.ids == ["a", "b", "n"])
    store.revert(second.id)
    #expect(shelf.ids == ["a", "b"])
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func anOptimisticDeletionIsTakenBack() throws {
    let before = store.dump()
    let layer = store.applyLayer(try Self.delete.change(#""id":"b""#))
    #expect(shelf.ids == ["a"] && store.line("LItem:b") == "null")
    // The server still says that it is there, below the layer.
    let watch = Watch { _ = self.shelf.ids }
    try shelf.commit(Shelf.page(["a", "b"], next: true), ["first": "2"])
    #expect(shelf.ids == ["a"] && watch.count == 0)
    store.revert(layer.id)
    #expect(shelf.ids == ["a", "b"] && watch.count == 1)
    #expect(store.dump() == before)
    #expect(store.core.brokenInvariants() == [])
  }

  /// The function is asked while the deletion is worked out; the record holds nothing all the same.
  @Test(arguments: [false, true]) func aDeletionUnderAFunction(isOptimistic: Bool) throws {
    let deletion = try Self.delete.change(#""id":"b""#)
    let layer = isOptimistic ? store.applyLayer(deletion).id : nil
    let function = try store.applyLayer { _ in
      try Self.append.change(#""edge":\#(Shelf.edge("n"))"#)
    }
    if isOptimistic {
      try shelf.commit(Shelf.page(["a", "b"], next: true), ["first": "2"])
    } else {
      store.commit(deletion, as: .server)
    }
    #expect(shelf.ids == ["a", "n"] && store.line("LItem:b") == "null")
    #expect(store.core.brokenInvariants() == [])
    store.revert(function.id)
    if let layer { store.revert(layer) }
    try Shelf.nodes(.appendNode(connections: Shelf.here, edgeType: Shelf.edge), []).commit(
      change: #""item":{"id":"b","text":"B2"}"#, to: store)
    #expect(shelf.ids == ["a", "b"])
    #expect(store.line("LItem:b") == #"{"__typename": "LItem", "id": "b", "text": "B2"}"#)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func anOptimisticRevivalIsTakenBack() throws {
    try Self.delete.commit(change: #""id":"b""#, to: store)
    let before = store.dump()
    let show = Shelf.nodes(.appendNode(connections: Shelf.here, edgeType: Shelf.edge), [])
    let shown = Watch { _ = self.shelf.ids }
    let layer = store.applyLayer(try show.change(#""item":{"id":"b","text":"B2"}"#))
    #expect(shelf.ids == ["a", "b"] && shown.count == 1)
    let gone = Watch { _ = self.shelf.ids }
    store.revert(layer.id)
    #expect(shelf.ids == ["a"] && gone.count == 1)
    #expect(store.dump() == before)
    #expect(store.core.brokenInvariants() == [])
  }

  /// A layer's problems are its own; those of an answer below it are told with the answer.
  @Test func problemsAreThoseOfTheBatch() throws {
    let layer = store.applyLayer(
      try Shelf.plan(["after": "c-gone"]).changeSet(
        #"{"data":{"shelf":{"id":"1","items":\#(Shelf.page(["x"]))}}}"#, isComplete: false))
    #expect(layer.summary.problems == [.pageOutOfPlace])
    #expect(try shelf.commit(Shelf.page(["c"]), ["after": "c-b"]).problems == [])
  }

  /// An observer of the list begins a batch that changes the same list: both stand, once.
  @Test func aBatchInsideABatch() throws {
    let inner = try Self.append.change(#""edge":\#(Shelf.edge("in"))"#)
    let watch = Watch({ _ = self.shelf.ids }, then: { self.store.commit(inner, as: .server) })
    try Self.append.commit(change: #""edge":\#(Shelf.edge("out"))"#, to: store)
    #expect(shelf.ids == ["a", "b", "in", "out"] && watch.count == 1)
    let page = try Shelf.plan(["after": "c-b"]).changeSet(
      #"{"data":{"shelf":{"id":"1","items":\#(Shelf.page(["c"], next: true))}}}"#,
      isComplete: false)
    let again = Watch({ _ = self.shelf.ids }, then: { self.store.commit(page, as: .server) })
    try Self.deleteEdge.commit(change: #""id":"in""#, to: store)
    #expect(shelf.ids == ["a", "b", "c", "out"] && again.count == 1)
    #expect(store.core.brokenInvariants() == [])
  }
}
