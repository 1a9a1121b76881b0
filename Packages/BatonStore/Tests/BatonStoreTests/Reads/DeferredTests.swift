import Observation
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// What a deferred spread reads (B-7.6).
@MainActor struct DeferredTests {
  static let root = RecordType("Query")
  static let book = RecordType("DBook")
  static let person = RecordType("DPerson")
  static let work = RecordType("DWork", possible: ["DBook", "DMap"])

  let store = Store()

  static func scalar(_ name: String, _ type: RecordType = book) -> SelectionField {
    .scalar(name, key: .fixed(type.slot(name)), kind: .string, list: false)
  }

  static func person(_ name: String, plural: Bool = false, _ fields: [String]) -> SelectionField {
    .linked(
      name, key: .fixed(book.slot(name)), plural: plural,
      selection: Selection(
        type: person, key: ["id"], abstract: false, fields: fields.map { scalar($0, person) }))
  }

  private func plan(plain: [SelectionField], late: [SelectionField]) -> TestPlan {
    TestPlan([
      .linked(
        "book", key: .fixed(Self.root.slot("book")), plural: false,
        selection: Selection(
          type: Self.book, key: ["id"], abstract: false,
          fields: [Self.scalar("id")] + plain + [.deferred(label: "Q$defer$F", fields: late)]))
    ])
  }

  private func book(_ plan: TestPlan, variables: Variables = Variables()) throws -> Anchor {
    let owner = store.core.owners.number(operation: "Q", variables: variables, plan: plan.plan)
    let root = Anchor(record: store.core.root(.query), owner: owner, origin: 0)
    return try #require(root.linked(Self.root.slot("book")))
  }

  private func isPresent(
    _ members: String, _ plan: TestPlan, variables: Variables = Variables()
  ) throws -> Bool {
    try plan.commit("{\"data\":{\"book\":{\(members)}}}", to: store, isComplete: false)
    #expect(try book(plan).deferred("another") == nil)
    return try book(plan, variables: variables).deferred("Q$defer$F") != nil
  }

  @Test(arguments: [
    (#""id":"1","title":"t""#, false), (#""id":"1","title":"t","blurb":"b""#, false),
    (#""id":"1","title":"t","blurb":null,"price":null"#, true),
    (#""id":"1","price":"p""#, false), (#""id":"1","price":"p","blurb":"b""#, true),
  ]) func itIsThereOnceAllThatItAloneBringsIs(_ members: String, _ isExpected: Bool) throws {
    let plan = plan(
      plain: [Self.scalar("title")],
      late: [
        Self.scalar("id"), Self.scalar("title"), Self.scalar("blurb"),
        .inline(on: Self.work, fields: [Self.scalar("price", Self.work)]),
      ])
    #expect(try isPresent(members, plan) == isExpected)
  }

  @Test(arguments: [
    (#""author":{"id":"9","name":"n"}"#, false),
    (#""author":{"id":"9","name":"n","bio":"b"}"#, true), (#""author":null"#, true),
  ]) func whatItBringsToAnObjectThatIsThereAnyway(_ member: String, _ isExpected: Bool) throws {
    let plan = plan(
      plain: [Self.person("author", ["id", "name"])], late: [Self.person("author", ["id", "bio"])])
    #expect(try isPresent(#""id":"1","# + member, plan) == isExpected)
  }

  @Test(arguments: [
    (#"{"id":"9","bio":"b"},{"id":"8"}"#, false),
    (#"{"id":"9","bio":"b"},null,{"id":"8","bio":null}"#, true),
    ("", true),
  ]) func whatItBringsToEachOfAList(_ elements: String, _ isExpected: Bool) throws {
    let plan = plan(
      plain: [Self.person("authors", plural: true, ["id"])],
      late: [Self.person("authors", plural: true, ["bio"])])
    #expect(try isPresent("\"id\":\"1\",\"authors\":[\(elements)]", plan) == isExpected)
  }

  @Test func itsOwnLinkIsNotFollowed() throws {
    let plan = plan(plain: [], late: [Self.person("author", ["id", "bio"])])
    #expect(try isPresent(#""id":"1","author":{"id":"9"}"#, plan))
  }

  /// A list in pages is read by its own record, whichever page brought it.
  @Test func aListInPagesIsThereByItsOwnRecord() throws {
    let list = Self.book.slot("__F_authors_connection")
    let plan = plan(
      plain: [],
      late: [
        .linked(
          "authors", key: .fixed(Self.book.slot("authors(first:1)")), plural: false,
          connection: ConnectionLink(key: .fixed(list)),
          selection: Selection(type: RecordType("DList"), key: [], abstract: false, fields: []))
      ])
    #expect(try !isPresent(#""id":"1""#, plan))
    let other = TestPlan([
      .linked(
        "book", key: .fixed(Self.root.slot("book")), plural: false,
        selection: Selection(
          type: Self.book, key: ["id"], abstract: false,
          fields: [
            Self.scalar("id"),
            .linked(
              "list", key: .fixed(list), plural: false,
              selection: Selection(type: RecordType("DList"), key: [], abstract: false, fields: [])),
          ]))
    ])
    try other.commit(#"{"data":{"book":{"id":"1","list":{}}}}"#, to: store)
    #expect(try book(plan).deferred("Q$defer$F") != nil)
  }

  @Test(arguments: [(true, false), (false, true)])
  func whatAConditionLeavesOutIsNotWaitedFor(_ isIncluded: Bool, _ isExpected: Bool) throws {
    let plan = plan(
      plain: [],
      late: [
        Self.scalar("blurb"),
        .scalar(
          "price", key: .fixed(Self.book.slot("price")), kind: .string, list: false,
          when: [.include("all")]),
        .scalar(
          "mark", key: .fixed(Self.book.slot("mark")), kind: .string, list: false, client: true),
      ])
    let variables = Variables(["all": Variable(isIncluded)])
    #expect(try isPresent(#""id":"1","blurb":"b""#, plan, variables: variables) == isExpected)
  }

  @Test func aPartThatBringsNothingOfItsOwnIsThereAtOnce() throws {
    let plan = plan(plain: [Self.scalar("title")], late: [Self.scalar("title")])
    #expect(try isPresent(#""id":"1","title":"t""#, plan))
  }

  /// What else is selected at one place of a spread says nothing of another.
  @Test func whereTheRestComesAnywayIsNoOtherPlace() throws {
    func book(_ name: String, _ plain: [SelectionField]) -> SelectionField {
      .linked(
        name, key: .fixed(Self.root.slot(name)), plural: false,
        selection: Selection(
          type: Self.book, key: ["id"], abstract: false,
          fields: [Self.scalar("id")] + plain + [
            .deferred(
              label: "Q$defer$F",
              fields: [Self.scalar("blurb"), Self.person("author", ["id", "bio"])])
          ]))
    }
    let own = Self.person("author", ["id", "bio"])
    let plan = TestPlan([
      book("book", []), book("whole", [Self.scalar("blurb"), own]),
      book("half", [Self.person("author", ["id"])]),
    ])
    let author = #""author":{"id":"9","bio":"b"}"#
    try plan.commit(
      """
      {"data":{"book":{"id":"1"},"whole":{"id":"2","blurb":"b",\(author)},\
      "half":{"id":"3","author":{"id":"8"}}}}
      """, to: store, isComplete: false)
    func isPresent(_ name: String) throws -> Bool {
      let book = try #require(plan.anchor(in: store).linked(Self.root.slot(name)))
      return book.deferred("Q$defer$F") != nil
    }
    #expect(try !isPresent("book") && isPresent("whole") && !isPresent("half"))
    try plan.commit(
      """
      {"data":{"book":{"id":"1","blurb":"b",\(author)},\
      "half":{"id":"3","blurb":"b"}}}
      """, to: store, isComplete: false)
    #expect(try isPresent("book") && !isPresent("half"))
    try plan.commit(
      #"{"data":{"half":{"id":"3","author":{"id":"8","bio":"c"}}}}"#, to: store,
      isComplete: false)
    #expect(try isPresent("half"))
  }

  @Test func aPartWithinAPartIsAnother() throws {
    let plan = plan(
      plain: [],
      late: [
        Self.scalar("blurb"), .deferred(label: "F$defer$G", fields: [Self.scalar("price")]),
      ])
    #expect(try isPresent(#""id":"1","blurb":"b""#, plan))
    #expect(try book(plan).deferred("F$defer$G") == nil)
    #expect(try isPresent(#""id":"1","price":"p""#, plan))
    #expect(try book(plan).deferred("F$defer$G") != nil)
  }

  @Test func whoReadItBeforeHears() throws {
    let plan = plan(plain: [], late: [Self.scalar("blurb"), Self.scalar("price")])
    try plan.commit(#"{"data":{"book":{"id":"1"}}}"#, to: store, isComplete: false)
    let book = try book(plan)
    var told = 0
    for (members, isExpected) in [(#""blurb":"b""#, false), (#""price":"p""#, true)] {
      let before = told
      withObservationTracking {
        _ = book.deferred("Q$defer$F")
      } onChange: {
        MainActor.assumeIsolated { told += 1 }
      }
      try plan.commit(
        "{\"data\":{\"book\":{\"id\":\"1\",\(members)}}}", to: store, isComplete: false)
      #expect(told == before + 1)
      #expect((book.deferred("Q$defer$F") != nil) == isExpected)
    }
  }
}
