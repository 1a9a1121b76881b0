import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// What a plan needs and this version lacks is refused, whole and by name.
@MainActor struct UnsupportedTests {
  struct Lacking: GraphQLOperation {
    struct Data: Lens {
      let anchor: Anchor
    }
    static let name = "Lacking"
    static let kind = OperationKind.query
    static let document = Document.text("query Lacking{name}")
    static let plan = Plan(
      root: Selection(
        type: RecordType("Query"), key: [], abstract: false,
        fields: [
          .scalar("name", key: .fixed(RecordType("Query").slot("name")), kind: .string, list: false)
        ]),
      needs: PlanFeature.allCases)
    let variables = Variables()
  }

  @Test func nothingOfItsAnswersIsStored() throws {
    let store = Store()
    let expected = try #require(PlanFeature.allCases.first { PlanFeature.lacking.contains($0) })
    let error = #expect(throws: IngestError.self) {
      try store.commit(Lacking(), Payload(json: #"{"data":{"name":"x"}}"#))
    }
    #expect(error == .unsupported(directive: expected.rawValue))
    #expect(error?.description.contains(" \(expected.rawValue) ") == true)
    #expect(store.dump() == Store().dump())
  }

  @Test func theCheckDoesNotFindIt() throws {
    let store = Store()
    let plan = TestPlan([
      .scalar("name", key: .fixed(RecordType("Query").slot("name")), kind: .string, list: false)
    ])
    try plan.commit(#"{"data":{"name":"x"}}"#, to: store)
    #expect(store.check(Lacking()) == .miss)
  }

  @Test func aPlanThatNeedsNothingIsRun() {
    #expect(TestPlan([]).plan.lackedFeature == nil)
  }
}
