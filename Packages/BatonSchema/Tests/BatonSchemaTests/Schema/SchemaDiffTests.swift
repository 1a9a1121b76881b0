import BatonSchema
import Testing

@Suite struct SchemaDiffTests {
  /// What the two texts add to one that both have, and `kind coordinate` of each change.
  struct Case: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let changes: [String]
    var testDescription: String { "\(old) → \(new)" }

    init(_ old: String, _ new: String, _ changes: String...) {
      self.old = old
      self.new = new
      self.changes = changes
    }
  }

  static let base = """
    type Query { a: Int } interface I { id: ID } interface J { id: ID }
    type A { id: ID } type B { id: ID } directive @keep on FIELD

    """

  static let cases = [
    Case("", ""),
    Case("type T { a: Int b: Int }", "type T { b: Int a: Int }"),
    Case("type T { a: Int } \"T\" type U { a: Int }", "type U { \"a\" a: Int } type T { a: Int }"),
    Case("type T { a: Int }", "", "type-removed T"),
    Case("", "type T { a: Int }", "type-added T"),
    Case("type T { a: Int }", "input T { a: Int }", "type-kind-changed T"),
    Case(
      "type T { a: Int b: Int }", "type T { b: Int c: Int }", "field-removed T.a",
      "field-added T.c"),
    Case("type T { a: Int }", "type T { a: String }", "field-type-changed T.a"),
    Case("type T { a: Int! }", "type T { a: Int }", "field-type-changed T.a"),
    Case("type T { a: [Int] }", "type T { a: Int }", "field-type-changed T.a"),
    Case("type T { a: Int }", "type T { a: Int! }", "field-type-narrowed T.a"),
    Case("type T { a: [Int] }", "type T { a: [Int!]! }", "field-type-narrowed T.a"),
    Case("type T { a: [Int!] }", "type T { a: [Int]! }", "field-type-changed T.a"),
    Case(
      "type T { a(x: Int): Int }", "type T { a(y: Int): Int }", "argument-removed T.a(x:)",
      "optional-argument-added T.a(y:)"),
    Case("type T { a: Int }", "type T { a(y: Int!): Int }", "required-argument-added T.a(y:)"),
    Case("type T { a: Int }", "type T { a(y: Int! = 1): Int }", "optional-argument-added T.a(y:)"),
    Case(
      "type T { a(x: Int): Int }", "type T { a(x: Int!): Int }", "argument-type-changed T.a(x:)"),
    Case(
      "type T { a(x: Int!): Int }", "type T { a(x: Int): Int }", "argument-type-widened T.a(x:)"),
    Case(
      "type T { a(x: [Int!]!): Int }", "type T { a(x: [Int]): Int }",
      "argument-type-widened T.a(x:)"),
    Case(
      "type T { a(x: [Int]): Int }", "type T { a(x: Int): Int }", "argument-type-changed T.a(x:)"),
    Case("type T { a(x: Int = 1): Int }", "type T { a(x: Int = 1): Int }"),
    Case(
      "type T { a(x: Int = 1): Int }", "type T { a(x: Int = 2): Int }",
      "argument-default-changed T.a(x:)"),
    Case(
      "type T { a(x: Int = 1): Int }", "type T { a(x: Int): Int }",
      "argument-default-changed T.a(x:)"),
    Case("type T { a(x: Int): Int }", "type T { a(x: Int = 1): Int }"),
    Case(
      "type T { a(x: Int! = 1): Int }", "type T { a(x: Int!): Int }",
      "argument-became-required T.a(x:)"),
    Case(
      "input T { a: Int b: Int c: Int! = 1 d: Int }",
      "input T { b: String c: Int! d: Int = 2 e: Int f: Int! }", "input-field-removed T.a",
      "input-field-type-changed T.b", "input-field-became-required T.c",
      "optional-input-field-added T.e", "required-input-field-added T.f"),
    Case(
      "input T { a: Int! b: Int = 1 }", "input T { a: Int b: Int = 2 }",
      "input-field-type-widened T.a", "input-field-default-changed T.b"),
    Case("input T { a: Int }", "input T @oneOf { a: Int }", "one-of-added T"),
    Case("input T @oneOf { a: Int }", "input T { a: Int }", "one-of-removed T"),
    Case("enum E { A B }", "enum E { B C }", "enum-value-removed E.A", "enum-value-added E.C"),
    Case("union U = A", "union U = B", "union-member-removed U", "union-member-added U"),
    Case(
      "type T implements I { id: ID }", "type T implements J { id: ID }", "interface-removed T",
      "interface-added T"),
    Case(
      "directive @d(a: Int b: Int = 1, c: Int! = 1, d: Int!, e: Int) on FIELD | QUERY",
      "directive @d(b: Int = 2, c: Int!, d: Int, e: String f: Int g: Int!) repeatable on FIELD | MUTATION",
      "directive-location-removed @d", "directive-location-added @d",
      "directive-repetition-added @d", "directive-argument-removed @d(a:)",
      "directive-argument-default-changed @d(b:)", "directive-argument-became-required @d(c:)",
      "directive-argument-type-widened @d(d:)", "directive-argument-type-changed @d(e:)",
      "optional-directive-argument-added @d(f:)", "required-directive-argument-added @d(g:)"),
    Case(
      "directive @d repeatable on FIELD", "directive @d on FIELD", "directive-repetition-removed @d"
    ),
    Case("directive @d on FIELD", "", "directive-removed @d"),
    Case("", "directive @d on FIELD", "directive-added @d"),
    Case("directive @oneOf on INPUT_OBJECT", ""),
    Case("", "directive @defer(label: String) on FRAGMENT_SPREAD"),
    Case("schema { query: A }", "schema { query: B }", "root-changed query"),
    Case(
      "schema { query: A mutation: B }", "schema { query: A subscription: B }",
      "root-removed mutation", "root-added subscription"),
    Case(
      "type T { a(x: Int): Int @deprecated } enum E { A } input N { a: Int @deprecated }",
      "type T { a(x: Int @deprecated): Int } enum E { A @deprecated(reason: \"x\") } input N { a: Int }",
      "deprecated E.A", "undeprecated N.a", "undeprecated T.a", "deprecated T.a(x:)"),
    Case(
      "type T { a: [Int] @semanticNonNull }",
      "type T { a: [Int] @semanticNonNull(levels: [1, 0]) }", "semantic-nullability-changed T.a"),
    Case(
      "type T { a: [Int] @semanticNonNull }", "type T { a: [Int] @semanticNonNull(levels: [0]) }"),
  ]

  @Test(arguments: cases)
  func isFound(example: Case) throws {
    let old = try Schema.build([Source(name: "old", text: Self.base + example.old)])
    let new = try Schema.build([Source(name: "new", text: Self.base + example.new)])
    let changes = SchemaDiff(from: old, to: new).changes
    #expect(changes.map { "\($0.kind.rawValue) \($0.coordinate)" } == example.changes)
    for change in changes {
      #expect(change.old == nil || change.old?.source.name == "old")
      #expect(change.new == nil || change.new?.source.name == "new")
      #expect(!change.message.contains("``"), "\(change.message)")
    }
  }

  @Test func everyKindIsFoundSomewhere() {
    let found = Set(Self.cases.flatMap(\.changes).compactMap { $0.split(separator: " ").first })
    let missing = SchemaChange.Kind.allCases.filter { !found.contains(Substring($0.rawValue)) }
    #expect(missing == [])
  }

  @Test func severitiesAndPlaces() throws {
    let old = Marked("type Query { a: Int «b»: Int }", name: "old")
    let new = Marked("type Query { «a»: Int! «c»: Int }", name: "new")
    let diff = SchemaDiff(
      from: try Schema.build([old.source]), to: try Schema.build([new.source]))
    #expect(diff.severity == .breaking)
    #expect(diff.changes.map(\.severity) == [.breaking, .safe, .safe])
    #expect(diff.changes[0].old?.range == old.ranges[0])
    #expect(diff.changes[0].new == nil)
    #expect(diff.changes[1].new?.range == new.ranges[0])
    #expect(diff.changes[2].new?.range == new.ranges[1])
    #expect(
      diff.changes.map(\.message) == [
        "`Query.b` was removed.",
        "The type of `Query.a` was `Int` and is `Int!`, which promises more.",
        "`Query.c` was added.",
      ])
  }
}
