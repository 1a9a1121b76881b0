import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// What the check (B-13.2) and the collection (B-15.2) make of lists.
@MainActor struct ListLifetimeTests {
  let store = Store(releaseBufferSize: 1)
  var shelf: ShelfReader { ShelfReader(store: store) }

  private func commit(_ page: String, after: String? = nil) throws {
    try store.commit(
      ShelfQuery(after: after), Payload(json: #"{"data":{"shelf":{"id":"1","items":\#(page)}}}"#))
  }

  private static let whole = Shelf.page(["a", "b"], next: true, previous: false, total: 4)

  @Test func aListIsWholeAsItIsRead() throws {
    #expect(store.check(ShelfQuery()) == .miss)
    try commit(Self.whole)
    #expect(store.check(ShelfQuery()) == .memory)
    // The page of another cursor was never asked for.
    #expect(store.check(ShelfQuery(after: "c-b")) == .miss)
    // A row of which the text is not known.
    let append = Shelf.nodes(.appendNode(connections: Shelf.here, edgeType: Shelf.edge))
    try append.commit(change: #""item":{"id":"n"}"#, to: store)
    #expect(store.check(ShelfQuery()) == .miss)
    try append.commit(change: #""item":{"id":"n","text":"N"}"#, to: store)
    #expect(store.check(ShelfQuery()) == .memory)
    try Shelf.ids(.deleteRecord).commit(change: #""id":"n""#, to: store)
    #expect(store.check(ShelfQuery()) == .memory)
    try commit("null")
    #expect(store.check(ShelfQuery()) == .memory)
  }

  @Test func whatAListHoldsStaysWhenItsPagesGo() throws {
    let retention = store.retain(ShelfQuery())
    try commit(Self.whole)
    try commit(Shelf.page(["c", "d"], next: false), after: "c-b")
    try Shelf.edges(.appendEdge(connections: Shelf.here))
      .commit(change: #""edge":\#(Shelf.edge("n"))"#, to: store)
    // Two other roots push the page's out of the buffer.
    for after in ["x", "y"] {
      try store.commit(ShelfQuery(after: after), Payload(json: #"{"data":{}}"#))
    }
    store.collect()
    #expect(shelf.ids == ["a", "b", "c", "d", "n"] && shelf.end == "c-d")
    #expect(store.line(#"LShelf:1:items(after:"c-b")"#) == nil)
    #expect(store.core.brokenInvariants() == [])
    // The edges that are left are not added again.
    try commit(Shelf.page(["c", "e"], next: false), after: "c-d")
    #expect(shelf.ids == ["a", "b", "c", "d", "e", "n"])
    retention.release()
    // The only other root reads nothing of it.
    try store.commit(Pins(), Payload(json: #"{"data":{}}"#))
    store.collect()
    #expect(store.line(Shelf.connection) == nil && store.line("LItem:a") == nil)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aDeletedRecordThatNothingReachesGoes() throws {
    let retention = store.retain(ShelfQuery())
    try commit(Self.whole)
    try Shelf.ids(.deleteRecord).commit(change: #""id":"b""#, to: store)
    store.collect()
    #expect(store.line("LItem:b") == "null" && store.core.deleted == 1)
    try Shelf.ids(.deleteEdge(connections: Shelf.here)).commit(change: #""id":"b""#, to: store)
    try commit(Shelf.page(["a"], next: true))
    store.collect()
    #expect(store.line("LItem:b") == nil && store.core.deleted == 0)
    #expect(store.core.brokenInvariants() == [])
    retention.release()
  }
}

/// `query Shelf($after: String) { shelf { id items(after: $after) @connection } }`
struct ShelfQuery: GraphQLOperation {
  struct Data: Lens {
    let anchor: Anchor
  }
  static let name = "Shelf"
  static let kind = OperationKind.query
  static let document = Document.text("query Shelf($after:String){…}")
  static let plan = Shelf.plan().plan
  var after: String?

  var variables: Variables { Variables(["after": after.map { Variable($0) }]) }
}
