import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Edge directives (B-10).
@MainActor struct EdgeTests {
  let store = Store()
  var shelf: ShelfReader { ShelfReader(store: store) }

  init() throws {
    store.recordsChanges = true
    try shelf.commit(Shelf.page(["a", "b"], next: true), ["first": "2"])
  }

  @Test func anEdgeIsCopiedToTheEnd() throws {
    let plan = Shelf.edges(.appendEdge(connections: Shelf.here))
    let list = Watch { _ = self.shelf.ids }
    let page = Watch { _ = (self.shelf.end, self.shelf.hasNext) }
    let summary = try plan.commit(change: #""edge":\#(Shelf.edge("n"))"#, to: store)
    #expect(shelf.ids == ["a", "b", "n"])
    #expect(list.count == 1 && page.count == 0)
    #expect(summary.changes.filter(\.heldValue).map(\.field) == ["edges"])
    #expect(
      store.line(Shelf.connection + ":edges:0")
        == #"{"__typename": "LItemEdge", "cursor": "c-n", "node": {"__ref": "LItem:n"}}"#)
    #expect(store.line(Shelf.connection)?.contains(#""__connection_next_edge_index": 1"#) == true)
    try plan.commit(change: #""edge":\#(Shelf.edge("m"))"#, to: store)
    #expect(shelf.ids == ["a", "b", "n", "m"])
    #expect(shelf.edgeKeys.last == Shelf.connection + ":edges:1")
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func anEdgeIsCopiedToTheBeginning() throws {
    let plan = Shelf.edges(.prependEdge(connections: Shelf.here))
    try plan.commit(change: #""edge":\#(Shelf.edge("n"))"#, to: store)
    try plan.commit(
      change: #""edges":[\#(Shelf.edge("p")),null,\#(Shelf.edge("q"))]"#, to: store)
    #expect(shelf.ids == ["p", "q", "n", "a", "b"])
  }

  @Test func aNodeThatIsThereIsLeftWhereItIs() throws {
    let watch = Watch { _ = self.shelf.ids }
    try Shelf.edges(.prependEdge(connections: Shelf.here))
      .commit(change: #""edge":\#(Shelf.edge("b"))"#, to: store)
    try Shelf.nodes(.appendNode(connections: Shelf.here, edgeType: Shelf.edge))
      .commit(change: #""item":{"id":"a","text":"A"}"#, to: store)
    #expect(shelf.ids == ["a", "b"] && watch.count == 0)
    #expect(store.line(Shelf.connection + ":edges:0") == nil)
  }

  @Test func nodesGetAnEdge() throws {
    try Shelf.nodes(.appendNode(connections: Shelf.here, edgeType: Shelf.edge))
      .commit(
        change: #""item":{"id":"n","text":"N"},"items":[{"id":"o"},null,{"id":"n"}]"#, to: store)
    #expect(shelf.ids == ["a", "b", "n", "o"])
    #expect(
      store.line(Shelf.connection + ":edges:0")
        == #"{"__typename": "LItemEdge", "cursor": null, "node": {"__ref": "LItem:n"}}"#)
    try Shelf.nodes(.prependNode(connections: Shelf.here, edgeType: Shelf.edge))
      .commit(change: #""items":[{"id":"x"},{"id":"y"}]"#, to: store)
    #expect(shelf.ids == ["x", "y", "a", "b", "n", "o"])
  }

  @Test func anEdgeOfAnotherTypeIsLeftOut() throws {
    let other = RecordType("LOtherEdge")
    try Shelf.nodes(.appendNode(connections: Shelf.here, edgeType: other))
      .commit(change: #""item":{"id":"n"}"#, to: store)
    #expect(shelf.ids == ["a", "b"])
    try shelf.commit(Shelf.page([]), ["first": "9"])
    try Shelf.nodes(.appendNode(connections: Shelf.here, edgeType: other))
      .commit(change: #""item":{"id":"n"}"#, to: store)
    #expect(shelf.ids == [])
    #expect(store.line("LItem:n") != nil)
  }

  @Test func withoutConnectionsNothingIsInserted() throws {
    let before = store.line(Shelf.connection)
    for connections in [[], ["client:root:__No_such_connection"], ["LItem:a", "", "client:root"]] {
      try Shelf.edges(.appendEdge(connections: Shelf.here), connections)
        .commit(change: #""edge":\#(Shelf.edge("n"))"#, to: store)
      try Shelf.ids(.deleteEdge(connections: Shelf.here), connections)
        .commit(change: #""id":"a""#, to: store)
    }
    #expect(store.line(Shelf.connection) == before)
    #expect(store.line("LItem:n") != nil)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func oneEdgeInSeveralLists() throws {
    let other = "client:root:__Other_connection"
    try TestPlan([
      .linked(
        "other", key: .fixed(Shelf.query.slot("lother")), plural: false,
        connection: ConnectionLink(key: .fixed(Shelf.query.slot("__Other_connection"))),
        selection: Shelf.pageSelection)
    ]).commit(#"{"data":{"other":\#(Shelf.page([]))}}"#, to: store, isComplete: false)
    try Shelf.edges(.appendEdge(connections: Shelf.here), [Shelf.connection, other])
      .commit(change: #""edge":\#(Shelf.edge("n"))"#, to: store)
    #expect(shelf.ids == ["a", "b", "n"])
    #expect(store.line(other)?.contains(#""__refs": ["\#(other):edges:0"]"#) == true)
  }

  @Test func whatAnEarlierPayloadSaidIsNotCopied() throws {
    let pinned = SelectionField.scalar(
      "pinned", key: .fixed(Shelf.edge.slot("pinned")), kind: .bool, list: false)
    let edge = Selection(
      type: Shelf.edge, key: [], abstract: false, fields: Shelf.edgeSelection.fields + [pinned])
    var plan = TestPlan([
      .linked(
        "change", key: .fixed(RecordType("Mutation").slot("lchange")), plural: false,
        selection: Selection(
          type: Shelf.payload, key: [], abstract: false,
          fields: [
            .linked(
              "edge", key: .fixed(Shelf.payload.slot("edge")), plural: false, selection: edge)
          ]))
    ])
    plan.kind = .mutation
    try plan.commit(
      change: #""edge":{"cursor":"1","pinned":true,"node":{"id":"n","text":"N"}}"#, to: store)
    try Shelf.edges(.appendEdge(connections: Shelf.here))
      .commit(change: #""edge":\#(Shelf.edge("m"))"#, to: store)
    #expect(store.line(Shelf.connection + ":edges:0")?.contains("pinned") == false)
  }

  @Test func edgesAreTakenOutByTheirNodesID() throws {
    try shelf.commit(Shelf.page(["c", "d", "7"], next: true), ["after": "c-b"])
    let plan = Shelf.ids(.deleteEdge(connections: Shelf.here))
    let watch = Watch { _ = self.shelf.ids }
    try plan.commit(change: #""id":"b","ids":["d",null,7,"nobody"]"#, to: store)
    #expect(shelf.ids == ["a", "c"] && watch.count == 1)
    #expect(store.line("LItem:b") != nil)
    let again = Watch { _ = self.shelf.ids }
    try plan.commit(change: #""id":"b","ids":null"#, to: store)
    #expect(again.count == 0)
    // It may come again.
    try Shelf.edges(.appendEdge(connections: Shelf.here))
      .commit(change: #""edge":\#(Shelf.edge("b"))"#, to: store)
    #expect(shelf.ids == ["a", "c", "b"])
  }

  @Test func editsAreMadeInTheOrderOfTheResponse() throws {
    let item = SelectionField.linked(
      "item", key: .fixed(Shelf.payload.slot("item")), plural: false,
      edit: .appendNode(connections: Shelf.here, edgeType: Shelf.edge),
      selection: Shelf.itemSelection)
    let id = SelectionField.scalar(
      "id", key: .fixed(Shelf.payload.slot("id")), kind: .id, list: false,
      edit: .deleteEdge(connections: Shelf.here))
    var plan = TestPlan(
      [
        .linked(
          "change", key: .fixed(RecordType("Mutation").slot("lchange")), plural: false,
          selection: Selection(
            type: Shelf.payload, key: [], abstract: false, fields: [item, id]))
      ], variables: Variables(["connections": Variable([Shelf.connection])]))
    plan.kind = .mutation
    try plan.commit(change: #""item":{"id":"n"},"id":"n""#, to: store)
    #expect(shelf.ids == ["a", "b"])
    try plan.commit(change: #""id":"b","item":{"id":"b"}"#, to: store)
    #expect(shelf.ids == ["a", "b"] && shelf.edgeKeys.last?.hasPrefix(Shelf.connection) == true)
  }

  /// The list ends where the server's pages end: what was added behind stays behind.
  @Test func aPageGoesBeforeWhatWasAddedBehindIt() throws {
    try Shelf.edges(.appendEdge(connections: Shelf.here))
      .commit(change: #""edge":\#(Shelf.edge("z"))"#, to: store)
    let summary = try shelf.commit(Shelf.page(["c"], next: false), ["after": "c-b"])
    #expect(shelf.ids == ["a", "b", "c", "z"])
    #expect(summary.problems == [] && shelf.end == "c-c" && shelf.hasNext == false)
  }
}
