import Observation
import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// What a deferred spread reads (B-7.6).
@MainActor struct DeferredTests {
  static let root = RecordType("Query")
  static let book = RecordType("DBook")
  static let work = RecordType("DWork", possible: ["DBook", "DMap"])

  let store = Store()

  static func scalar(_ name: String, _ type: RecordType = book) -> SelectionField {
    .scalar(name, key: .fixed(type.slot(name)), kind: .string, list: false)
  }

  let plan = TestPlan([
    .linked(
      "book", key: .fixed(root.slot("book")), plural: false,
      selection: Selection(
        type: book, key: ["id"], abstract: false,
        fields: [
          scalar("id"), scalar("title"),
          .deferred(
            label: "Q$defer$F",
            fields: [
              scalar("id"), scalar("title"), scalar("blurb"),
              .inline(on: work, fields: [scalar("price", work)]),
            ]),
        ]))
  ])

  private func book() throws -> Anchor {
    let owner = store.core.owners.number(
      operation: "Q", variables: Variables(), plan: plan.plan)
    let root = Anchor(record: store.core.root(.query), owner: owner, origin: 0)
    return try #require(root.linked(Self.root.slot("book")))
  }

  @Test(arguments: [
    (#""id":"1","title":"t""#, false), (#""id":"1","title":"t","blurb":"b""#, true),
    (#""id":"1","title":"t","blurb":null"#, true), (#""id":"1","title":"t","price":"p""#, true),
  ]) func itIsThereOnceAFieldOfItsPartIs(_ members: String, _ isPresent: Bool) throws {
    try plan.commit("{\"data\":{\"book\":{\(members)}}}", to: store, isComplete: false)
    #expect(try (book().deferred("Q$defer$F") != nil) == isPresent)
    #expect(try book().deferred("another") == nil)
  }

  @Test func whoReadItBeforeHears() throws {
    try plan.commit(#"{"data":{"book":{"id":"1"}}}"#, to: store, isComplete: false)
    let book = try book()
    var told = 0
    withObservationTracking {
      _ = book.deferred("Q$defer$F")
    } onChange: {
      MainActor.assumeIsolated { told += 1 }
    }
    try plan.commit(#"{"data":{"book":{"id":"1","price":"p"}}}"#, to: store, isComplete: false)
    #expect(told == 1)
    #expect(book.deferred("Q$defer$F") != nil)
  }
}
