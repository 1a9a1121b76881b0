import BatonSchema
import Testing

@Suite struct SchemaUsesTests {
  static let base = """
    type Query {
      me(by: Int, sort: Sort): Me pet: Pet node: Node size: Size
      find(filter: Filter, sizes: [Size!]): Me
    }
    type Me { name: String age: Int }
    union Pet = Cat | Dog
    interface Node { id: ID }
    type Cat implements Node { id: ID } type Dog { id: ID }
    enum Sort { UP DOWN } enum Size { SMALL LARGE }
    input Filter { text: String inner: Inner } input Inner { size: Size other: Int }
    directive @d(a: Int) on FIELD | QUERY

    """

  /// What replaces what in the schema; each mark is where a definition is concerned.
  struct Case: Sendable, CustomTestStringConvertible {
    let replaced: String
    let with: String
    let document: String
    var testDescription: String { "\(replaced) → \(with): \(document)" }

    init(_ replaced: String, _ with: String, _ document: String) {
      self.replaced = replaced
      self.with = with
      self.document = document
    }
  }

  static let cases = [
    Case(" age: Int", "", "query A { me { «age» name } } query B { me { name } }"),
    Case(" age: Int", "", "query A { me { ...F } } fragment F on Me { «age» age }"),
    Case("age: Int", "age: String", "query A { me { «age» } }"),
    Case("age: Int", "age: Int other: Int", "query A { me { age } }"),
    Case("by: Int, ", "", "query A { me(«by»: 1) { age } } query B { me { age } }"),
    Case("by: Int, ", "by: Int, x: Int!, ", "query A { «me»(by: 1) { age } } query B { size }"),
    Case("by: Int, ", "by: Int, x: Int, ", "query A { me(by: 1) { age } }"),
    Case("sort: Sort", "sort: Sort = UP", "query A { me { age } }"),
    Case(" DOWN", "", "query A { me(sort: «DOWN») { age } } query B { me(sort: UP) { age } }"),
    Case(" DOWN", "", "query A($s: «Sort») { me(sort: $s) { age } }"),
    Case("LARGE", "LARGE HUGE", "query A { «size» } query B { find(sizes: SMALL) { age } }"),
    Case("LARGE", "LARGE HUGE", "query A($f: «Filter») { find(filter: $f) { age } }"),
    Case(
      " other: Int", "",
      "query A { find(filter: {inner: {«other»: 1}}) { age } } query B { find(filter: {text: \"a\"}) { age } }"
    ),
    Case(" other: Int", "", "query A($f: «Filter») { find(filter: $f) { age } }"),
    Case(
      "other: Int", "other: Int x: Int!",
      "query A { find(filter: {inner: «{}»}) { age } } query B { find(filter: {}) { age } }"),
    Case(
      "= Cat | Dog", "= Cat",
      "query A { pet { ... on «Dog» { id } } } query B { pet { ... on Cat { id } } }"),
    Case("= Cat | Dog", "= Cat", "query A { pet { ...«F» } } fragment F on Dog { id }"),
    Case("= Cat", "= Me | Cat", "query A { «pet» { ... on Dog { id } } }"),
    Case(
      "Cat implements Node", "Cat",
      "query A { node { ... on «Cat» { id } } } query B { node { id } }"),
    Case("type Dog {", "type Dog implements Node {", "query A { «node» { id } } query B { size }"),
    Case("(a: Int) on FIELD", "(a: Int, b: Int!) on FIELD", "query A { size @«d» }"),
    Case("(a: Int) on FIELD", " on FIELD", "query A { size @d(«a»: 1) } query B { size @d }"),
    Case("| QUERY", "| MUTATION", "query A @«d» { size } query B { size @d }"),
    Case(
      "type Query {", "schema { query: Q } type Q {",
      "query «A» { «size» } fragment F on Me { age } query «B» { «size» }"),
    Case("type Me {", "schema { query: Query mutation: Me } type Me {", "query A { size }"),
  ]

  @Test(arguments: cases)
  func concernsThose(example: Case) throws {
    let new = Self.base.replacing(example.replaced, with: example.with)
    #expect(new != Self.base)
    let schemas = try [Self.base, new].map { try Schema.build([Source(name: "s", text: $0)]) }
    let marked = Marked(example.document)
    let document = try Document(parsing: marked.source)
    #expect(schemas[0].validate([document]).filter { $0.severity == .error } == [])
    let uses = SchemaUses(of: [document], in: schemas[0])
    let changes = SchemaDiff(from: schemas[0], to: schemas[1]).changes
    let concerned = changes.flatMap { uses.concerned(by: $0) }
    #expect(
      Set(concerned.map(\.location.range.start)) == Set(marked.ranges.map(\.start)),
      "\(changes.map(\.message)) \(concerned.map(\.definition))")
  }

  /// What the new schema refuses is never something that no change was said to concern.
  @Test(arguments: cases)
  func refusedMeansConcerned(example: Case) throws {
    let new = Self.base.replacing(example.replaced, with: example.with)
    let schemas = try [Self.base, new].map { try Schema.build([Source(name: "s", text: $0)]) }
    let document = try Document(parsing: Marked(example.document).source)
    let uses = SchemaUses(of: [document], in: schemas[0])
    let changes = SchemaDiff(from: schemas[0], to: schemas[1]).changes
    if schemas[1].validate([document]).contains(where: { $0.severity == .error }) {
      let breaking = changes.filter { $0.severity == .breaking }
      #expect(breaking.contains { !uses.concerned(by: $0).isEmpty })
    }
  }
}
