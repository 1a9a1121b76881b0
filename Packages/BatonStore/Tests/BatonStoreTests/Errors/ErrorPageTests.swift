import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Errors of pages are those of the list that they are part of: whoever reads the list sees them.
@MainActor struct ErrorPageTests {
  private let store = Store()
  private var reader: ShelfReader { ShelfReader(store: store) }

  /// - Parameter errors: What the paths say below the shelf's items.
  private func commit(
    _ page: String, _ variables: [String: String], errors: String...
  ) throws {
    let list = errors.map { #"{"message":"broken","path":["shelf","items"\#($0)]}"# }
      .joined(separator: ",")
    try Shelf.plan(variables).commit(
      #"{"errors":[\#(list)],"data":{"shelf":{"id":"1","items":\#(page)}}}"#, to: store,
      isComplete: false)
    #expect(store.core.brokenInvariants() == [])
  }

  private var shelf: Anchor? {
    Shelf.plan().anchor(in: store).linked(Shelf.query.slot("lshelf"))
  }

  private func paths(_ anchor: Anchor?, _ slot: Slot) -> [String?] {
    var errors = FieldErrors()
    anchor?.collectErrors(at: slot, into: &errors)
    return errors.errors.map(\.dottedPath)
  }

  private var ofList: [String?] { paths(shelf, Shelf.link) }
  private var ofEdges: [String?] { paths(reader.list, Shelf.items.slot("edges")) }
  private var ofTotal: [String?] { paths(reader.list, Shelf.items.slot("total")) }

  @Test func aFirstPageThatFailedIsAFailedList() throws {
    try commit("null", ["first": "2"], errors: "")
    #expect(ofList == ["shelf.items"])
    try commit(Shelf.page(["a"], next: true), ["first": "2"])
    #expect(ofList == [] && reader.ids == ["a"])
    #expect(!store.dump().contains("__errors"))
  }

  @Test func aFurtherPageThatFailedLeavesTheListAsItWas() throws {
    try commit(Shelf.page(["a"], next: true), ["first": "1"])
    try commit("null", ["first": "1", "after": "c-a"], errors: "")
    #expect(ofList == [] && reader.ids == ["a"])
  }

  @Test func theEdgesHaveTheErrorsOfAllPages() throws {
    try commit(Shelf.page(["a", nil], next: true), ["first": "2"], errors: #","edges",1"#)
    #expect(ofEdges == ["shelf.items.edges.1"])
    try commit(
      Shelf.page([nil, "b"], next: true), ["first": "2", "after": "c-a"], errors: #","edges",0"#)
    #expect(ofEdges == ["shelf.items.edges.1", "shelf.items.edges.0"])
    #expect(reader.ids == ["a", "b"])
    try commit(Shelf.page(["a", "b"], next: true), ["first": "2"])
    #expect(ofEdges == [])
  }

  @Test func whatFollowsThePageFailsWithIt() throws {
    let page = Shelf.page(["a"], next: true, total: 5)
    try commit(
      page.replacing(#""total":5"#, with: #""total":null"#), ["first": "1"], errors: #","total""#)
    #expect(ofTotal == ["shelf.items.total"])
    try commit(page, ["first": "1"])
    #expect(ofTotal == [] && reader.total == 5)
  }

  /// The list's errors grow in place: what a page costs is what it adds.
  @Test func pagesThatFailDoNotHaveTheListsErrorsCopied() throws {
    func page(_ number: Int) throws {
      try commit(
        Shelf.page([nil, "i\(number)"], next: true),
        number == 0 ? ["first": "2"] : ["first": "2", "after": "c-i\(number - 1)"],
        errors: #","edges",0,"n\#(number)""#, #","edges",0,"m\#(number)""#)
    }
    try page(0)
    let list = try #require(reader.list).record
    var (places, last): (Int, UnsafePointer<GraphQLError>?) = (0, nil)
    for number in 1..<100 {
      try page(number)
      let place = store.core.errors[list, ConnectionFields.edges].withUnsafeBufferPointer {
        $0.baseAddress
      }
      places += place == last ? 0 : 1
      last = place
    }
    #expect(ofEdges.count == 200 && Set(ofEdges).count == 200)
    #expect(places < 20)
  }

  @Test func aPageThatComesAgainAddsNoErrorTwice() throws {
    try commit(Shelf.page(["a", nil], next: true), ["first": "2"], errors: #","edges",1"#)
    for _ in 0..<2 {
      try commit(
        Shelf.page([nil, "b"], next: true), ["first": "2", "after": "c-a"], errors: #","edges",0"#)
      #expect(ofEdges == ["shelf.items.edges.1", "shelf.items.edges.0"])
    }
  }

  /// A page that a layer adds to a list goes with it, and so do its errors.
  @Test func theErrorsOfALayersPageGoWithTheLayer() throws {
    try commit(Shelf.page(["a", nil], next: true), ["first": "2"], errors: #","edges",1"#)
    let next = Shelf.page([nil, "b"], next: true)
    let layer = store.applyLayer(
      try Shelf.plan(["first": "2", "after": "c-a"]).changeSet(
        #"""
        {"errors":[{"message":"broken","path":["shelf","items","edges",0]}],\#
        "data":{"shelf":{"id":"1","items":\#(next)}}}
        """#, isComplete: false)
    ).id
    #expect(ofEdges == ["shelf.items.edges.1", "shelf.items.edges.0"])
    try commit(next, ["first": "2", "after": "c-a"], errors: #","edges",0,"c""#)
    #expect(ofEdges.count == 3)
    store.revert(layer)
    #expect(ofEdges == ["shelf.items.edges.1", "shelf.items.edges.0.c"])
    #expect(store.core.brokenInvariants() == [])
  }
}
