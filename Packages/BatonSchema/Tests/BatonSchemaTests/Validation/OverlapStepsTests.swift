import Testing

@testable import BatonSchema

/// How much is looked at, in documents made to be looked at often.
@Suite(.timeLimit(.minutes(1))) struct OverlapStepsTests {
  private func comparison(_ text: String) throws -> (steps: Int, conflicts: Int, isComplete: Bool) {
    let schema = try ValidationCase.schema()
    let document = try Document(parsing: Source(name: "hostile", text: text))
    let context = ValidationContext(schema, [document])
    var comparison = OverlapComparison(SelectionComponents(context), schema)
    let conflicts = comparison.conflicts(from: context.unspreadOwners())
    return (comparison.steps, conflicts.count, comparison.isComplete)
  }

  private func ratio(_ text: (Int) -> String, conflicts: (Int) -> Int) throws -> Double {
    let (small, large) = (try comparison(text(400)), try comparison(text(1_600)))
    #expect(small.conflicts == conflicts(400))
    #expect(large.conflicts == conflicts(1_600))
    #expect(small.isComplete && large.isComplete)
    return Double(large.steps) / Double(small.steps)
  }

  /// One response key that is another field on each type: every fragment meets every other.
  @Test func oneKeyThatDiffersAcrossTypes() throws {
    let ratio = try ratio(
      { count in
        let fragments = (0..<count).map { number in
          number % 2 == 0
            ? "fragment F\(number) on Dog { x: name(surname: true) }"
            : "fragment F\(number) on Cat { x: name }"
        }
        let spreads = (0..<count).map { "...F\($0)" }.joined(separator: " ")
        return "query A { pet { \(spreads) } } " + fragments.joined(separator: " ")
      }, conflicts: { _ in 0 })
    #expect(ratio < 5)
  }

  /// A key of its own for each two fragments.
  @Test func manyKeysThatDiffer() throws {
    let ratio = try ratio(
      { count in
        let fragments = (0..<count).map { number in
          "fragment F\(number) on \(number % 2 == 0 ? "Dog" : "Cat") { x\(number / 2): name\(number % 2 == 0 ? "" : "(surname: true)") friends { ... on Dog { y\(number / 2): tags } } }"
        }
        let spreads = (0..<count).map { "...F\($0)" }.joined(separator: " ")
        return "query A { pet { \(spreads) } } " + fragments.joined(separator: " ")
      }, conflicts: { _ in 0 })
    #expect(ratio < 5)
  }

  @Test func oneKeyThatConflictsEverywhere() throws {
    let ratio = try ratio(
      { count in
        let fragments = (0..<count).map { number in
          "fragment F\(number) on Dog { x: \(number % 2 == 0 ? "name" : "nickname") }"
        }
        let spreads = (0..<count).map { "...F\($0)" }.joined(separator: " ")
        return "query A { dog { \(spreads) } } " + fragments.joined(separator: " ")
      }, conflicts: { $0 / 2 })
    #expect(ratio < 5)
  }

  @Test func manyOperationsOfTheSameFragments() throws {
    let ratio = try ratio(
      { count in
        let operations = (0..<count).map { "query A\($0) { pet { ...F } }" }
        return operations.joined(separator: " ")
          + " fragment F on Pet { ... on Dog { x: name(surname: true) } ... on Cat { x: name } }"
      }, conflicts: { _ in 0 })
    #expect(ratio < 5)
  }

  /// Fragments that meet in as many combinations as there are words of twenty letters.
  @Test func tooManyCombinations() throws {
    let (levels, width) = (44, 22)
    var fragments: [String] = []
    for level in 0..<levels {
      for state in 0..<width {
        let next = "...F\(level + 1)_\((state + 1) % width)"
        let again = state == 0 ? "...F\(level + 1)_0" : ""
        let other = state == width - 1 ? "x: name" : "\(next)"
        fragments.append(
          "fragment F\(level)_\(state) on Human { \(level == levels - 1 ? "z: age" : "") a: pets { owner { \(again) \(state == width - 1 ? "x: name" : next) } } b: pets { owner { \(state == 0 ? again : other) } } }"
        )
      }
    }
    for state in 0..<width {
      fragments.append(
        "fragment F\(levels)_\(state) on Human { x: name(surname: \(state % 2 == 0)) }")
    }
    let text = "query A { human { ...F0_0 } } " + fragments.joined(separator: " ")
    let schema = try ValidationCase.schema()
    let diagnostics = schema.validate([try Document(parsing: Source(name: "h", text: text))])
    #expect(diagnostics.contains { $0.message.contains("so many combinations") })
  }
}
