import BatonSchema
import Testing

@Suite(.timeLimit(.minutes(1))) struct HostileDocumentTests {
  private func validate(_ text: String) throws -> [Diagnostic] {
    try ValidationCase.schema().validate([Document(parsing: Source(name: "hostile", text: text))])
  }

  @Test func aLongChainOfFragments() throws {
    let count = 20_000
    let chain = (0..<count).map { "fragment F\($0) on Human { pets { owner { ...F\($0 + 1) } } }" }
    let text = "query A { human { ...F0 } } " + chain.joined()
    // One spread crosses the limit; those above it are not to blame.
    #expect(
      try validate(text).map(\.id).sorted() == ["known-fragment-names", "nesting-too-deep"])
    let cycle = try validate(text + "fragment F\(count) on Human { ...F0 }")
    #expect(cycle.map(\.id).sorted() == ["nesting-too-deep", "no-fragment-cycles"])
  }

  @Test func nestingIsCountedThroughFragments() throws {
    func text(_ count: Int) -> String {
      let chain = (0..<count).map { "fragment F\($0) on Human { ...F\($0 + 1) }" }
      return "query A { human { ...F0 } } " + chain.joined()
        + "fragment F\(count) on Human { name }"
    }
    let fine = try validate(text(197))
    #expect(fine.map(\.description) == [])
    let found = try validate(text(198))
    #expect(
      found.map(\.message) == ["With this fragment, selections nest deeper than 200 levels."])
    #expect(found.first?.position.column == 19 + 3)
  }

  /// As many paths through the response as two to the sixtieth.
  @Test func fragmentsThatDouble() throws {
    let doubled = (0..<60).map {
      "fragment F\($0) on Human { a: pets { owner { ...F\($0 + 1) } } b: pets { owner { ...F\($0 + 1) } } }"
    }
    let text =
      "query A { human { ...F0 ...F0 } } " + doubled.joined()
      + "fragment F60 on Human { name }"
    #expect(try validate(text).isEmpty)
  }

  /// Fields that are the same everywhere conflict nowhere, so fragments are not held against each other.
  @Test func manyFragmentsOfTheSameFields() throws {
    let count = 3_000
    let fragments = (0..<count).map {
      "fragment F\($0) on Human { name a\($0): age pets { name } }"
    }
    let spreads = (0..<count).map { "...F\($0)" }.joined(separator: " ")
    let text = "query A { human { \(spreads) } } " + fragments.joined()
    #expect(try validate(text).isEmpty)
    let conflict = "fragment G on Human { a\(count - 1): name }"
    #expect(
      try validate(text.replacing("human {", with: "human { ...G") + conflict).map(\.message)
        == ["`a\(count - 1)` cannot be both `age` and `name`."])
  }

  @Test func fragmentsThatSpreadOneAnother() throws {
    let count = 5_000
    let chain = (0..<count).map { "fragment F\($0) on Human { name pets { name } ...F\($0 + 1) }" }
    let text = "query A { human { ...F0 } } " + chain.joined()
    #expect(
      try validate(text + "fragment F\(count) on Human { age }").map(\.id)
        == ["nesting-too-deep"])
  }

  @Test func aFieldAThousandTimes() throws {
    let text =
      "query A { dog { " + String(repeating: "name ", count: 20_000) + "} "
      + String(repeating: "dog { barks owner { name } } ", count: 100) + "}"
    #expect(try validate(text).isEmpty)
  }

  /// Whatever is wrong with a document, validation answers.
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func anyDocumentIsSafe(seed: UInt64) throws {
    let schema = try ValidationCase.schema()
    var generator = SeededGenerator(seed: seed)
    let names = [
      "dog", "cat", "pet", "name", "x", "F", "G", "Dog", "Pet", "find", "by", "id", "human",
      "Filter",
    ]
    func name() -> String { names.randomElement(using: &generator) ?? "a" }
    func value(_ depth: Int) -> String {
      switch Int.random(in: 0..<(depth > 2 ? 5 : 7), using: &generator) {
      case 0: "1"
      case 1: "\"s\""
      case 2: "$\(name())"
      case 3: "null"
      case 4: "SIT"
      case 5: "[\(value(depth + 1)) \(value(depth + 1))]"
      default: "{\(name()): \(value(depth + 1))}"
      }
    }
    func selections(_ depth: Int) -> String {
      let items = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: "...\(name())"
        case 1 where depth < 4: "... on \(name()) \(selections(depth + 1))"
        case 2 where depth < 4: "\(name())(\(name()): \(value(0))) \(selections(depth + 1))"
        case 3: "\(name()): \(name()) @include(if: \(value(0)))"
        default: name()
        }
      }
      return "{ \(items.joined(separator: " ")) }"
    }
    var reports = 0
    for _ in 0..<150 {
      let text =
        "query A($id: \(name()) = 1) \(selections(0)) fragment F on \(name()) \(selections(0)) fragment G on Dog \(selections(0)) subscription S \(selections(2))"
      let document = try Document(parsing: Source(name: "random", text: text))
      reports += schema.validate([document]).count
    }
    #expect(reports > 150)
  }
}
