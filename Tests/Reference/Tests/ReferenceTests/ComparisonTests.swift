import Reference
import Testing

@Suite struct ComparisonTests {
  private let example = Case(
    name: "a", schema: "type Query { a: Int }", document: "query A { b }")

  private func answer(_ rules: String..., parses: Bool = true) -> PeerAnswer {
    PeerAnswer(name: "a", parses: parses, rules: rules, messages: [])
  }

  @Test func theSameIsNoDisagreement() throws {
    let same = [answer("FieldsOnCorrectTypeRule")]
    let comparison = try Comparison([example], [.graphqlJS: same, .graphqlCore: same])
    #expect(comparison.disagreements.isEmpty)
    #expect(comparison.refused == 1)
    #expect(
      comparison.report.hasSuffix(
        "1 documents, 0 accepted, 1 refused, 0 disagreements, 0 explained, 0 unexplained"))
  }

  @Test func anotherRuleIsUnexplained() throws {
    let comparison = try Comparison(
      [example],
      [
        .graphqlJS: [answer("FieldsOnCorrectTypeRule", "ScalarLeafsRule")],
        .graphqlCore: [answer()],
      ])
    let found = comparison.unexplained
    #expect(found.map(\.peer) == [.graphqlJS, .graphqlCore])
    #expect(
      found.map(\.differences) == [
        [Difference(peer: .graphqlJS, side: .onlyPeer, rule: "scalar-leafs")],
        [Difference(peer: .graphqlCore, side: .onlyBaton, rule: "fields-on-correct-type")],
      ])
    #expect(comparison.report.contains("UNEXPLAINED"))
  }

  @Test func whatOnlyWarnsIsExplained() throws {
    let warned = Case(
      name: "a", schema: "type Query { a: Int }",
      document: "query A { a } fragment F on Query { a }")
    let theirs = [answer("NoUnusedFragmentsRule")]
    let comparison = try Comparison([warned], [.graphqlJS: theirs, .graphqlCore: theirs])
    #expect(comparison.accepted == 1)
    #expect(comparison.disagreements.map(\.isExplained) == [true, true])
    #expect(comparison.unexplained.isEmpty)
  }

  @Test func aMissingAnswerIsNoAgreement() {
    #expect(throws: ComparisonError.noAnswer(.graphqlCore, case: "a")) {
      try Comparison(
        [example],
        [.graphqlJS: [answer("FieldsOnCorrectTypeRule")], .graphqlCore: []])
    }
  }

  @Test func anUnknownSentenceIsNoAgreement() {
    let schema = Case(name: "a", schema: "type Query { a: Int }", document: nil)
    let odd = PeerAnswer(name: "a", parses: true, rules: [], messages: ["How odd."])
    #expect(throws: ComparisonError.unknownMessage(.graphqlJS, case: "a", ["How odd."])) {
      try Comparison([schema], [.graphqlJS: [odd], .graphqlCore: [odd]])
    }
  }
}
