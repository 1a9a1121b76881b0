import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Errors of parts, and parts that failed (B-7.3).
@MainActor struct PartErrorTests {
  let store = Store()

  private func errors(of record: String) throws -> String? {
    let line = try #require(store.line(record))
    guard let start = line.firstRange(of: #""__errors": {"#) else { return nil }
    return String(line[start.upperBound...].prefix(while: { $0 != "_" }))
  }

  /// A failed part in both formats.
  nonisolated private static let failures = [
    #"{"incremental":[{"path":["book"],"label":"S$defer$Text","data":null,"errors":\#(failureText)}],"#,
    #"{"completed":[{"id":"0","errors":\#(failureText)}],"#,
  ]
  nonisolated private static let failureText = #"[{"message":"m","path":["book","blurb"]}]"#

  private func stream() throws -> PartStream {
    let stream = PartStream(Library.plan(), to: store)
    try stream.take(
      #"{"data":\#(Library.first),"pending":[{"id":"0","path":["book"],"label":"S$defer$Text"}],"hasNext":true}"#
    )
    return stream
  }

  @Test(arguments: failures) func aFailedPartPutsItsErrorsOnItsFields(_ payload: String) throws {
    let stream = try stream()
    try stream.take(payload + #""hasNext":false}"#)
    #expect(
      try errors(of: "PBook:1")
        == #""blurb": {"message": "m", "path": "book.blurb"}, "editor": {"message": "m", "path": "book.blurb"}}, ""#
    )
    #expect(stream.dropped == [] && stream.unplaced == [])
    #expect(store.core.brokenInvariants() == [])
  }

  @Test(arguments: failures) func whatAnswersTheFieldsLaterClearsThem(_ payload: String) throws {
    try stream().take(payload + #""hasNext":false}"#)
    try stream().take(
      #"{"incremental":[{"id":"0","data":{"blurb":"b","editor":null}}],"hasNext":false}"#)
    #expect(try errors(of: "PBook:1") == nil)
  }

  @Test func anErrorOfAPartLandsOnItsField() throws {
    let stream = try stream()
    try stream.take(
      """
      {"incremental":[{"id":"0","data":{"blurb":null,"editor":{"id":"7"}},"errors":[\
      {"message":"a","path":["book","blurb"]},{"message":"b","path":["book","editor","bio"]},\
      {"message":"c","path":["work"]},{"message":"d"}]}],"hasNext":false}
      """)
    #expect(
      try errors(of: "PBook:1") == #""blurb": {"message": "a", "path": "book.blurb"}}, ""#)
    #expect(
      try errors(of: "PPerson:7") == #""bio": {"message": "b", "path": "book.editor.bio"}}, ""#)
    #expect(stream.unplaced == ["c", "d"])
  }

  /// B-5.10
  @Test func theFieldsOfAFailedPartShareItsErrors() throws {
    let fields = (0..<50).map { number in
      // Two of each slot.
      SelectionField.scalar(
        "f\(number)", key: .fixed(Library.query.slot("pFailed\(number / 2)")), kind: .string,
        list: false)
    }
    let plan = TestPlan([.deferred(label: "S$defer$F", fields: fields)])
    let reading = ResponseReading(
      plan: plan.plan.compiled, kind: plan.kind, variables: plan.variables, isComplete: true)
    for step in try reading.read(Array(#"{"data":{},"hasNext":true}"#.utf8)).steps {
      _ = store.commit(step, as: .server)
    }
    let errors = (0..<200).map { #"{"message":"m\#($0)"}"# }.joined(separator: ",")
    let payload =
      #"{"incremental":[{"path":[],"label":"S$defer$F","data":null,"errors":[\#(errors)]}],"#
      + #""hasNext":false}"#
    let steps = try reading.read(Array(payload.utf8)).steps
    let first = try #require(steps.first)
    guard case .changes(let changes) = first else {
      Issue.record("the part is dropped")
      return
    }
    #expect(changes.parts.failed.slots.count == 25)
    _ = store.commit(first, as: .server)
    let root = plan.anchor(in: store).record
    let held = store.core.errors[root]
    #expect(held.count == 25 && held.values.allSatisfy { $0.count == 200 })
    let places = held.values.map { list in list.withUnsafeBufferPointer(\.baseAddress) }
    #expect(Set(places).count == 1)
    #expect(store.core.brokenInvariants() == [])
  }

  @Test func aFailedPartForNoPlaceIsDropped() throws {
    let stream = try stream()
    try stream.take(
      #"{"completed":[{"id":"9","errors":[{"message":"m"}]}],"hasNext":true}"#)
    try stream.take(
      #"{"incremental":[{"path":["work"],"label":"no","data":null,"errors":[{"message":"m"}]}],"hasNext":true}"#
    )
    #expect(stream.dropped == ["", "work"])
  }

  @Test func aPartThatNamesTheEdgesAgainLeavesTheErrorsOfOtherPages() throws {
    let stream = try stream()
    try Library.plan(after: "c2").commit(
      """
      {"data":{"book":{"id":"1","items":{"edges":[null],"pageInfo":{"endCursor":"c3"}}}},\
      "errors":[{"message":"m","path":["book","items","edges",0]}]}
      """, to: store, isComplete: false)
    let list = "PBook:1:__S_items_connection"
    #expect(try errors(of: list) != nil)
    try stream.take(
      """
      {"incremental":[{"path":["book","items"],"label":"S$defer$Notes","data":\
      {"edges":[{"node":{"id":"a","note":"A"}},{"node":{"id":"b","note":"B"}}]}}],"hasNext":false}
      """)
    #expect(try errors(of: list) != nil)
    #expect(stream.dropped == [] && store.core.brokenInvariants() == [])
  }
}
