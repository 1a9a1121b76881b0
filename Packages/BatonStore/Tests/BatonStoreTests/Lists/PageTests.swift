import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Pages of connections (B-9).
@MainActor struct PageTests {
  let store = Store()
  var shelf: ShelfReader { ShelfReader(store: store) }

  init() throws {
    store.recordsChanges = true
    try shelf.commit(
      Shelf.page(["a", "b"], next: true, previous: false, total: 5), ["first": "2"])
  }

  @Test func theWholeListIsARecordOfItsOwn() throws {
    let key = "LShelf:1:__Shelf_items_connection"
    let page = "LShelf:1:items(first:\\\"2\\\")"
    #expect(shelf.list?.connectionID == key)
    #expect(
      store.line("LShelf:1")
        == #"{"__Shelf_items_connection": {"__ref": "\#(key)"}, "__typename": "LShelf", "id": "1", "#
        + #""items(first:\"2\")": {"__ref": "\#(page)"}}"#)
    #expect(
      store.line(key)
        == #"{"__typename": "LItemConnection", "edges": {"__refs": ["\#(page):edges:0", "#
        + #""\#(page):edges:1"]}, "pageInfo": {"__ref": "\#(key):pageInfo"}, "total": 5}"#)
    #expect(
      store.line(key + ":pageInfo")
        == #"{"__typename": "LPageInfo", "endCursor": "c-b", "hasNextPage": true, "#
        + #""hasPreviousPage": false, "startCursor": "c-a"}"#)
    #expect(shelf.ids == ["a", "b"])
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aPageBehindIsAppended() throws {
    let list = try #require(shelf.list)
    let edges = Watch { _ = list.record.read(Shelf.items.slot("edges").address) }
    let row = Watch { _ = self.shelf.ids }
    let end = Watch { _ = self.shelf.end }
    let next = Watch { _ = self.shelf.hasNext }
    let start = Watch { _ = (self.shelf.start, self.shelf.hasPrevious, self.shelf.total) }
    let summary = try shelf.commit(
      Shelf.page(["c", "d"], next: true, previous: true, total: 5), ["after": "c-b"])
    #expect(shelf.ids == ["a", "b", "c", "d"])
    #expect(shelf.end == "c-d" && shelf.hasNext == true)
    #expect(shelf.start == "c-a" && shelf.hasPrevious == false)
    #expect(edges.count == 1 && row.count == 1 && end.count == 1)
    #expect(next.count == 0 && start.count == 0)
    #expect(
      Set(summary.changes.filter(\.heldValue).map(\.field)) == ["edges", "endCursor"])
    #expect(summary.problems == [])
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aPageBeforeIsPrepended() throws {
    try shelf.commit(
      Shelf.page(["y", "z"], next: true, previous: true), ["before": "c-a", "last": "2"])
    #expect(shelf.ids == ["y", "z", "a", "b"])
    #expect(shelf.start == "c-y" && shelf.hasPrevious == true)
    #expect(shelf.end == "c-b" && shelf.hasNext == true)
  }

  @Test func aPageWithoutACursorReplaces() throws {
    try shelf.commit(Shelf.page(["c"], next: false), ["after": "c-b"])
    try shelf.commit(
      Shelf.page(["x"], next: true, previous: false, total: 1, end: ""), ["first": "1"])
    #expect(shelf.ids == ["x"])
    #expect(shelf.hasNext == true && shelf.end == nil && shelf.total == 1)
  }

  /// A null cursor is none: the page replaces.
  @Test func aNullCursorIsNone() throws {
    let plan = TestPlan(
      [
        .linked(
          "shelf", key: .fixed(Shelf.query.slot("lshelf")), plural: false,
          selection: Shelf.selection)
      ], variables: Variables(["after": Variable(json: "null")]))
    try plan.commit(
      #"{"data":{"shelf":{"id":"1","items":\#(Shelf.page(["x"]))}}}"#, to: store, isComplete: false)
    #expect(shelf.ids == ["x"])
  }

  @Test func anEdgeStaysWhereItIsFirst() throws {
    try shelf.commit(Shelf.page(["b", "c", "c"], next: true), ["after": "c-b"])
    #expect(shelf.ids == ["a", "b", "c"])
    // What is added next is compared with all of them.
    try shelf.commit(Shelf.page(["a", "d", "c"], next: true), ["after": "c-c"])
    #expect(shelf.ids == ["a", "b", "c", "d"])
    try shelf.commit(Shelf.page(["e", "e"]), ["first": "2"])
    #expect(shelf.ids == ["e"])
  }

  /// `a` and `b` were there before the list, and each of the others came with it.
  @Test func recordsFromBeforeTheListAreInItOnceToo() throws {
    try shelf.commit(Shelf.page(["x", "a"]))
    try shelf.commit(Shelf.page(["b", "y", "x", "a", "z", "y"]), ["after": "c-a"])
    try shelf.commit(Shelf.page(["b", "z", "v", "x", "w", "v"]), ["after": "c-z"])
    #expect(shelf.ids == ["x", "a", "b", "y", "z", "v", "w"])
  }

  @Test func nullEdgesAreDropped() throws {
    try shelf.commit(Shelf.page([nil, "c", nil]), ["after": "c-b"])
    #expect(shelf.ids == ["a", "b", "c"])
    try shelf.commit(Shelf.page([nil, "x", nil]), ["first": "3"])
    #expect(shelf.edgeKeys.count == 1 && shelf.ids == ["x"])
  }

  /// They are told apart by their cursors.
  @Test func edgesWithoutANodeAreKept() throws {
    func edges(_ cursors: [String]) -> String {
      let edges = cursors.map { #"{"cursor":"\#($0)","node":null}"# }
      return #"{"edges":[\#(edges.joined(separator: ","))],"pageInfo":{"endCursor":"q"}}"#
    }
    try shelf.commit(edges(["p", "q", "p"]), ["after": "c-b"])
    #expect(shelf.edgeKeys.count == 4 && shelf.ids == ["a", "b"])
    try shelf.commit(edges(["q", "r"]), ["after": "q"])
    #expect(shelf.edgeKeys.count == 5)
  }

  @Test func anEmptyPageKeepsTheEnd() throws {
    let edges = Watch { _ = self.shelf.edgeKeys }
    try shelf.commit(
      Shelf.page([], next: false, previous: false, start: "", end: ""),
      ["after": "c-b"])
    #expect(shelf.ids == ["a", "b"] && shelf.end == "c-b" && shelf.hasNext == false)
    #expect(edges.count == 0)
  }

  @Test func aMemberThatThePageLacksStays() throws {
    try shelf.commit(#"{"edges":[],"pageInfo":{"hasNextPage":false}}"#, ["first": "9"])
    #expect(shelf.ids == [] && shelf.hasNext == false)
    #expect(shelf.end == "c-b" && shelf.hasPrevious == false && shelf.total == 5)
    try shelf.commit(#"{"total":7}"#, ["first": "8"])
    #expect(shelf.total == 7 && shelf.hasNext == false)
  }

  @Test func aPageInTheMiddleGoesToItsPlaceAndIsReported() throws {
    try shelf.commit(Shelf.page(["c", "d"], next: true, total: 9), ["after": "c-b"])
    let end = Watch { _ = (self.shelf.end, self.shelf.hasNext) }
    let summary = try shelf.commit(
      Shelf.page(["b2", "c", "b3"], next: false), ["after": "c-b", "first": "3"])
    #expect(shelf.ids == ["a", "b", "b2", "b3", "c", "d"])
    #expect(shelf.end == "c-d" && shelf.hasNext == true && end.count == 0)
    #expect(summary.problems == [.pageOutOfPlace])
    let before = try shelf.commit(Shelf.page(["a2"], previous: true), ["before": "c-b"])
    #expect(shelf.ids == ["a", "a2", "b", "b2", "b3", "c", "d"])
    #expect(before.problems == [.pageOutOfPlace])
    #expect(shelf.start == "c-a" && shelf.hasPrevious == false)
  }

  @Test func aPageBehindACursorThatNobodyKnowsIsLeftOut() throws {
    let summary = try shelf.commit(
      Shelf.page(["z"], next: false, total: 99), ["after": "c-gone"])
    #expect(shelf.ids == ["a", "b"] && shelf.total == 5 && shelf.hasNext == true)
    #expect(summary.problems == [.pageOutOfPlace])
    // The page as it was sent is there all the same.
    #expect(store.line(#"LShelf:1:items(after:"c-gone")"#)?.contains("\"total\": 99") == true)
  }

  /// The list may end with a cursor that no edge has: the last edge was deleted.
  @Test func theEndCountsWithoutItsEdge() throws {
    try shelf.commit(Shelf.page(["a"], next: true, end: "c-b"), ["first": "2"])
    try shelf.commit(Shelf.page(["c"]), ["after": "c-b"])
    #expect(shelf.ids == ["a", "c"] && shelf.end == "c-c")
  }

  @Test func withoutAListAnyPageIsTheList() throws {
    let store = Store()
    let shelf = ShelfReader(store: store)
    let summary = try shelf.commit(Shelf.page(["m"], next: true, previous: true), ["after": "c-l"])
    #expect(shelf.ids == ["m"] && shelf.hasPrevious == true && shelf.start == "c-m")
    #expect(summary.problems == [])
  }

  @Test func aNullIsNoListUnlessItWasAFurtherPage() throws {
    try shelf.commit("null", ["after": "c-b"])
    #expect(shelf.ids == ["a", "b"])
    try shelf.commit("null", ["first": "2"])
    #expect(shelf.list == nil)
    #expect(store.line("LShelf:1")?.contains(#""__Shelf_items_connection": null"#) == true)
    try shelf.commit(Shelf.page(["x"]), ["after": "c-w"])
    #expect(shelf.ids == ["x"])
  }

  /// An object that a response has twice has its page once.
  @Test func aRepeatedObjectIsMergedOnce() throws {
    let plan = TestPlan(
      [
        .linked(
          "shelves", key: .fixed(Shelf.query.slot("lshelves")), plural: true,
          selection: Shelf.selection)
      ], variables: Variables(["after": Variable("c-b")]))
    let object = #"{"id":"1","items":\#(Shelf.page(["c", "d"], next: true))}"#
    let summary = try plan.commit(
      #"{"data":{"shelves":[\#(object),\#(object)]}}"#, to: store, isComplete: false)
    #expect(shelf.ids == ["a", "b", "c", "d"] && summary.problems == [])
  }

  @Test func filtersAreOtherLists() throws {
    let link = Shelf.query.slot("__All_items_connection", [.argument("kind", .variable("kind"))])
    func plan(_ kind: String) -> TestPlan {
      TestPlan(
        [
          .linked(
            "items",
            key: .dynamic(Shelf.query.slot("litems", [.argument("kind", .variable("kind"))])),
            plural: false, connection: ConnectionLink(key: .dynamic(link)),
            selection: Shelf.pageSelection)
        ], variables: Variables(["kind": Variable(kind)]))
    }
    try plan("x").commit(
      #"{"data":{"items":\#(Shelf.page(["a"]))}}"#, to: store, isComplete: false)
    try plan("y").commit(
      #"{"data":{"items":\#(Shelf.page(["b"]))}}"#, to: store, isComplete: false)
    #expect(store.line(#"client:root:__All_items_connection(kind:"x")"#) != nil)
    #expect(store.line(#"client:root:__All_items_connection(kind:"y")"#) != nil)
  }

  /// The edges of a page are records like others, and a later response may give one another node.
  @Test func whatAnEdgeHoldsByNowCounts() throws {
    try shelf.commit(Shelf.page(["c", "d"], next: true), ["after": "c-b"])
    try shelf.commit(Shelf.page(["e"], next: true), ["after": "c-d"])
    #expect(shelf.ids == ["a", "b", "c", "d", "e"])
    // The same page again: its first row is another now, in the list too.
    try shelf.commit(Shelf.page(["x", "d"], next: true), ["after": "c-b"])
    #expect(shelf.ids == ["a", "b", "x", "d", "e"])
    try shelf.commit(Shelf.page(["c", "x"], next: false), ["after": "c-e"])
    #expect(shelf.ids == ["a", "b", "x", "d", "e", "c"])
    // And once more: the row of an edge that comes before it is the first one's.
    try shelf.commit(Shelf.page(["a", "f"], next: true), ["after": "c-b"])
    #expect(shelf.ids == ["a", "b", "f", "e", "c"])
  }
}
