import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Where parts go, and which go nowhere (B-7).
@MainActor struct PartTests {
  let store = Store()

  private func stream(
    _ plan: TestPlan = Library.plan(), _ first: String = Library.first
  ) throws -> PartStream {
    let stream = PartStream(plan, to: store)
    try stream.take("{\"data\":\(first),\"hasNext\":true}")
    return stream
  }

  private func part(_ members: String, hasNext: Bool = true) -> String {
    "{\"incremental\":[{\(members)}],\"hasNext\":\(hasNext)}"
  }

  private func text(_ record: String, _ field: String) throws -> String? {
    let line = try #require(store.line(record))
    guard let place = line.firstRange(of: "\"\(field)\": \"") else { return nil }
    return String(line[place.upperBound...].prefix { $0 != "\"" })
  }

  // MARK: The first payload

  @Test func aServerNeedNotAnswerWhatIsDeferred() throws {
    _ = try stream()
    #expect(
      refusal(Library.plan(), #"{"data":{"book":{"id":"1"},"work":null},"hasNext":true}"#) != nil)
  }

  /// B-7.5
  @Test func whatComesAtOnceIsWritten() throws {
    _ = try stream(
      Library.plan(),
      Library.first.replacing(#""title":"t""#, with: #""title":"t","blurb":"early""#))
    #expect(try text("PBook:1", "blurb") == "early")
  }

  @Test(arguments: [true, false]) func deferIfDecidesWhetherItIsAwaited(_ isLate: Bool) {
    let field = SelectionField.deferred(
      label: "Q$defer$F", unless: "late",
      fields: [
        .scalar(
          "a", key: .fixed(Library.query.slot("pLate")), kind: .string, list: false)
      ])
    let plan = TestPlan([field], variables: Variables(["late": Variable(isLate)]))
    #expect((refusal(plan, #"{"data":{}}"#) == nil) == isLate)
  }

  // MARK: Places

  @Test func anAbstractPlaceIsReadByItsType() throws {
    let stream = try stream()
    try stream.take(part(#""path":["work"],"label":"S$defer$Cover","data":{"cover":"c"}"#))
    #expect(try text("PBook:2", "cover") == "c")
    #expect(stream.dropped == [])
  }

  @Test func aPieceBelowAPartIsReadByItsOwnSelection() throws {
    let stream = PartStream(Library.plan(), to: store)
    try stream.take(
      #"{"data":\#(Library.first),"pending":[{"id":"0","path":["book"],"label":"S$defer$Text"}],"hasNext":true}"#
    )
    try stream.take(part(#""id":"0","subPath":["authors",1],"data":{"name":"B"}"#))
    #expect(try text("PPerson:9", "name") == "B")
    try stream.take(
      #"{"incremental":[{"id":"0","data":{"blurb":"b"}}],"completed":[{"id":"0"}],"hasNext":false}"#
    )
    #expect(try text("PBook:1", "blurb") == "b")
    #expect(stream.dropped == [])
  }

  @Test func aPartThatSaysAnotherIdentityIsDropped() throws {
    let stream = try stream()
    try stream.take(
      part(#""path":["book","authors",0],"label":"S$defer$Bio","data":{"id":"77","bio":"b"}"#))
    #expect(stream.dropped == ["book.authors.0"])
    #expect(try text("PPerson:8", "bio") == nil)
    #expect(store.line("PPerson:77") == nil)
    try stream.take(
      part(#""path":["book","authors",0],"label":"S$defer$Bio","data":{"id":"8","bio":"b"}"#))
    #expect(try text("PPerson:8", "bio") == "b")
  }

  @Test func aPartThatWasAnnouncedAndDidNotComeIsTold() throws {
    let stream = PartStream(Library.plan(), to: store)
    try stream.take(
      #"{"data":\#(Library.first),"pending":[{"id":"0","path":["book"],"label":"S$defer$Text"}],"hasNext":true}"#
    )
    #expect(stream.dropped == [])
    try stream.take(#"{"hasNext":false}"#)
    #expect(stream.dropped == ["book"])
  }

  @Test func listsMayHaveMovedMeanwhile() throws {
    let stream = try stream()
    try Library.plan().commit(
      #"{"data":{"book":{"id":"1","authors":[{"id":"9"},{"id":"8"}]}}}"#, to: store,
      isComplete: false)
    try stream.take(part(#""path":["book","authors",0],"label":"S$defer$Bio","data":{"bio":"b"}"#))
    #expect(try text("PPerson:8", "bio") == "b")
    #expect(try text("PPerson:9", "bio") == nil)
  }

  @Test func membersMayComeInAnyOrder() throws {
    let stream = PartStream(Library.plan(), to: store)
    try stream.take(
      """
      {"hasNext":false,"completed":[{"id":0}],"incremental":[{"data":{"blurb":"b"},"id":0}],\
      "pending":[{"label":"S$defer$Text","path":["book"],"id":0}],"data":\(Library.first)}
      """)
    #expect(try text("PBook:1", "blurb") == "b")
  }

  @Test func doubledMembersOfAPart() throws {
    let stream = try stream()
    try stream.take(
      part(
        #""path":["work"],"path":["book"],"label":"S$defer$Text","data":{"blurb":"x","blurb":"y"}"#)
    )
    #expect(try text("PBook:1", "blurb") == "y")
  }

  // MARK: Lists (B-9)

  @Test func theListFollowsThePartsOfItsPage() throws {
    let stream = try stream()
    try stream.take(part(#""path":["book","items"],"label":"S$defer$Count","data":{"total":5}"#))
    let list = try #require(store.line("PBook:1:__S_items_connection"))
    #expect(list.contains(#""total": 5"#))
    let next = try self.stream(
      Library.plan(after: "c2"),
      Library.first.replacing("c1", with: "c3").replacing("\"c2\"", with: "\"c4\"")
        .replacing(#""id":"a""#, with: #""id":"c""#).replacing(#""id":"b""#, with: #""id":"d""#))
    try next.take(part(#""path":["book","items"],"label":"S$defer$Count","data":{"total":6}"#))
    try next.take(
      part(
        #""path":["book","items","edges",1,"node"],"label":"S$defer$Row","data":{"text":"D"}"#,
        hasNext: false))
    #expect(store.line("PBook:1:__S_items_connection")?.contains(#""total": 6"#) == true)
    #expect(try text("PItem:d", "text") == "D")
    #expect(next.problems == [])
    #expect(store.core.brokenInvariants() == [])
  }

  /// What the page's edges are was said before: by then the list may have gone on.
  @Test func aPartThatNamesTheEdgesAgainLeavesTheListAlone() throws {
    let stream = try stream()
    let next = try self.stream(
      Library.plan(after: "c2"),
      Library.first.replacing("c1", with: "c3").replacing("\"c2\"", with: "\"c4\"")
        .replacing(#""id":"a""#, with: #""id":"c""#).replacing(#""id":"b""#, with: #""id":"d""#))
    let list = try #require(store.line("PBook:1:__S_items_connection"))
    try stream.take(
      part(
        #""path":["book","items"],"label":"S$defer$Notes","data":{"edges":[{"node":{"id":"a","note":"A"}},{"node":{"id":"b","note":"B"}}]}"#
      ))
    #expect(try text("PItem:b", "note") == "B")
    #expect(store.line("PBook:1:__S_items_connection") == list)
    try next.take(
      part(
        #""path":["book","items"],"label":"S$defer$Notes","data":{"edges":[{"node":{"id":"c","note":"C"}},{"node":{"id":"d","note":"D"}}]}"#
      ))
    #expect(store.line("PBook:1:__S_items_connection") == list)
    #expect(stream.problems == [] && next.problems == [])
  }

  @Test func aPartThatNamesThePageInfoAgainLeavesTheListsWhereItIs() throws {
    let stream = try stream()
    _ = try self.stream(
      Library.plan(after: "c2"),
      Library.first.replacing("c1", with: "c3").replacing("\"c2\"", with: "\"c4\"")
        .replacing(#""id":"a""#, with: #""id":"c""#).replacing(#""id":"b""#, with: #""id":"d""#))
    let info = "PBook:1:__S_items_connection:pageInfo"
    for data in [
      #"{"path":["book","items"],"label":"S$defer$Count","data":{"pageInfo":{"endCursor":"c2","size":"2"}}}"#,
      #"{"path":["book","items","pageInfo"],"label":"S$defer$Info","data":{"endCursor":"c2","size":"3"}}"#,
    ] {
      try stream.take("{\"incremental\":[\(data)],\"hasNext\":true}")
      #expect(try text(info, "endCursor") == "c4")
    }
    #expect(try text(info, "size") == "3")
  }

  /// The list has a page info of its own.
  @Test func thePageInfoOfTheListFollowsThePartsOfThePages() throws {
    let stream = try stream()
    try stream.take(
      part(#""path":["book","items","pageInfo"],"label":"S$defer$Info","data":{"size":"2"}"#))
    #expect(try text("PBook:1:__S_items_connection:pageInfo", "size") == "2")
  }

  // MARK: Parts that go nowhere (B-7.4)

  @Test(arguments: [
    (#""path":["nobody"],"label":"S$defer$Text","data":{}"#, "nobody"),
    (#""path":["book","authors",2],"label":"S$defer$Bio","data":{"bio":"b"}"#, "book.authors.2"),
    (#""path":["book","authors",-1],"label":"S$defer$Bio","data":{"bio":"b"}"#, "book.authors.-1"),
    (#""path":["book","authors"],"label":"S$defer$Bio","data":{"bio":"b"}"#, "book.authors"),
    (#""path":["book"],"label":"S$defer$Bio","data":{"bio":"b"}"#, "book"),
    (#""path":["book","editor"],"label":"Text$defer$Deep","data":{}"#, "book.editor"),
    (#""path":["book",{}],"label":"S$defer$Text","data":{}"#, ""),
    (#""label":"S$defer$Text","data":{}"#, ""),
    (#""id":"0","data":{"blurb":"b"}"#, ""),
  ]) func aPartForNoPlaceIsDroppedAndTheStreamGoesOn(_ members: String, _ path: String) throws {
    let stream = try stream()
    let before = store.dump()
    #expect(try !stream.take(part(members)))
    #expect(stream.dropped == [path])
    #expect(store.dump() == before)
    #expect(
      try stream.take(
        part(#""path":["book"],"label":"S$defer$Text","data":{"blurb":"b"}"#, hasNext: false)))
    #expect(try text("PBook:1", "blurb") == "b")
  }

  @Test func theSamePartTwiceChangesNothing() throws {
    let stream = try stream()
    for _ in 0..<2 {
      try stream.take(part(String(Library.parts[0].delivery.dropFirst().dropLast())))
    }
    #expect(stream.dropped == [])
    #expect(stream.changed.last == 0)
  }

  @Test func whatComesAfterTheEndIsDropped() throws {
    let stream = try stream()
    #expect(try stream.take(#"{"hasNext":false}"#))
    #expect(
      try stream.take(part(#""path":["book"],"label":"S$defer$Text","data":{"blurb":"b"}"#)))
    #expect(stream.dropped == ["book"])
  }

  @Test func whatComesAfterThePartsOwnEndIsDropped() throws {
    let stream = PartStream(Library.plan(), to: store)
    try stream.take(
      #"{"data":\#(Library.first),"pending":[{"id":"0","path":["book"],"label":"S$defer$Text"}],"hasNext":true}"#
    )
    try stream.take(#"{"completed":[{"id":"0"}],"hasNext":true}"#)
    try stream.take(part(#""id":"0","data":{"blurb":"b"}"#))
    #expect(stream.dropped == ["book"])
    #expect(try text("PBook:1", "blurb") == nil)
  }

  @Test func aRecordThatWentMeanwhileIsNotBroughtBack() throws {
    let stream = try stream()
    store.collect()
    #expect(store.line("PBook:1") == nil)
    let before = store.dump()
    try stream.take(part(#""path":["book"],"label":"S$defer$Text","data":{"blurb":"b"}"#))
    #expect(stream.dropped == ["book"])
    #expect(store.dump() == before)
  }

  @Test func aRecordThatWasDeletedMeanwhileStaysSo() throws {
    Library.plan().retain(in: store)
    let stream = try stream()
    try Shelf.ids(.deleteRecord).commit(change: #""id":"1""#, to: store)
    #expect(store.line("PBook:1") == "null")
    try stream.take(part(#""path":["book"],"label":"S$defer$Text","data":{"blurb":"b"}"#))
    #expect(stream.dropped == ["book"])
    #expect(store.line("PBook:1") == "null")
  }

  @Test func aRecordThatALayerDeletesGetsItsPart() throws {
    Library.plan().retain(in: store)
    let stream = try stream()
    let deletion = try Shelf.ids(.deleteRecord).change(#""id":"1""#)
    let layer = store.applyLayer(deletion).id
    try stream.take(part(#""path":["book"],"label":"S$defer$Text","data":{"blurb":"b"}"#))
    #expect(store.line("PBook:1") == "null")
    store.revert(layer)
    #expect(try text("PBook:1", "blurb") == "b")
    #expect(stream.dropped == [])
  }

  // MARK: Refused

  @Test(arguments: [
    #"{"incremental":[{"path":["book"],"data":{"blurb":{}}}],"hasNext":true}"#,
    #"{"data":{}}"#, "{}", "[", #"{"hasNext":true"#,
    #"{"path":["book"],"label":"S$defer$Text","data":{"blurb":"b"},"hasNext":true}"#,
  ]) func aMalformedPayloadEndsTheResponse(_ payload: String) throws {
    let stream = try stream()
    let before = store.dump()
    #expect(throws: IngestError.self) { try stream.take(payload) }
    #expect(store.dump() == before)
  }

  @Test func offsetsCountInThePayload() throws {
    let stream = try stream()
    let payload = part(#""path":["book"],"label":"S$defer$Text","data":{"blurb":{}}"#)
    let error = #expect(throws: IngestError.self) { try stream.take(payload) }
    guard case .malformed(_, let offset)? = error else { return }
    #expect(Array(payload.utf8)[offset...].starts(with: "{}}".utf8))
  }

  /// Each part repeats the key of its record, and what is in it the whole path.
  @Test func partsBelowALongKeyDoNotMakeMuchOfLittle() throws {
    let long = String(repeating: "x", count: 200_000)
    let stream = try stream(
      Library.plan(), Library.first.replacing(#""id":"8""#, with: "\"id\":\"\(long)\""))
    let one = #"{"path":["book","authors",0],"label":"S$defer$Bio","data":{"bio":"b"}}"#
    try stream.take("{\"incremental\":[\(one)],\"hasNext\":true}")
    let many = Array(repeating: one, count: 1000).joined(separator: ",")
    let error = #expect(throws: IngestError.self) {
      try stream.take("{\"incremental\":[\(many)],\"hasNext\":true}")
    }
    #expect("\(String(describing: error))".contains("repeat a key too often"))
  }

  /// B-10
  @Test func aPartMayEditLists() throws {
    try Shelf.plan().commit(
      "{\"data\":{\"shelf\":{\"id\":\"s\",\"items\":\(Shelf.page(["a", "b"]))}}}", to: store,
      isComplete: false)
    let payload = RecordType("PEditPayload")
    let edit = Selection(
      type: payload, key: [], abstract: false,
      fields: [
        .deferred(
          label: "M$defer$Gone",
          fields: [
            .scalar(
              "gone", key: .fixed(payload.slot("gone")), kind: .id, list: false,
              edit: .deleteRecord)
          ])
      ])
    let plan = TestPlan([
      .linked(
        "change", key: .fixed(Library.query.slot("pChange")), plural: false, selection: edit)
    ])
    let stream = PartStream(plan, to: store)
    try stream.take(#"{"data":{"change":{}},"hasNext":true}"#)
    try stream.take(part(#""path":["change"],"label":"M$defer$Gone","data":{"gone":"a"}"#))
    #expect(store.line("LItem:a") == "null")
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func errorsAloneEndTheResponse() throws {
    let stream = try stream()
    #expect(throws: IngestError.request([GraphQLError(message: "no")])) {
      try stream.take(#"{"errors":[{"message":"no"}]}"#)
    }
  }
}
