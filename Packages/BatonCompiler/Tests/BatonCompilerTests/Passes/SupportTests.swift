import BatonCompiler
import BatonSchema
import Testing

/// What is refused beyond GraphQL's own rules (C-7), and what a later version brings.
@Suite struct SupportTests {
  private static let schema = """
    interface Named { name: String }
    type Song implements Named { id: ID! name: String grid: [[Int]] singers: [Singer] }
    type Singer implements Named { id: ID! name: String }
    type Query { song: Song named: Named }
    type Subscription { song: Song }
    """

  private func problems(_ document: String) -> String {
    compile(document, schema: Self.schema).summary
  }

  @Test func subscriptionsAreCompiledForEitherRuntime() {
    let document = "subscription S { song { name } }"
    #expect(problems(document).isEmpty)
    let store = compile(
      document, schema: Self.schema, config: #"{"schema": "s", "runtime": "BatonStore"}"#)
    #expect(store.summary.isEmpty)
  }

  /// The roots' records are called `Query`, `Mutation` and `Subscription`, so no other type may be.
  @Test(arguments: [
    ("schema { query: Root } type Root { q: Query } type ⟦Query⟧ { a: Int }", "root-name-taken"),
    (
      """
      schema { query: Query mutation: M } type Query { m: Mutation } type M { a: Int }
      interface ⟦Mutation⟧ { a: Int }
      """, "root-name-taken"
    ),
    ("schema { query: Root } type Root { s: Subscription } type Subscription { a: Int }", ""),
    ("schema { query: Root } type Root { s: Query } enum Query { A }", ""),
  ]) func namesOfRoots(_ marked: String, _ id: String) {
    let schema = MarkedText(marked)
    let compilation = compile("query Q { __typename }", schema: schema.text)
    #expect(compilation.diagnostics.map(\.id) == (id.isEmpty ? [] : [id]))
    #expect(compilation.diagnostics.map(\.location.range) == schema.ranges)
  }

  @Test func listsOfLists() {
    #expect(problems("query Q { song { grid } }") == "unsupported-nested-list at grid")
  }

  @Test func spreadsInsideConditionsOnAbstractTypes() {
    let fragment = " fragment F on Named { name }"
    #expect(
      problems("query Q { song { ... on Named { ...F } } }" + fragment)
        == "spread-needs-alias at ...F")
    #expect(problems("query Q { named { ... on Named { ...F } } }" + fragment).isEmpty)
    #expect(problems("query Q { named { ... on Song { ...F } } }" + fragment).isEmpty)
  }

  @Test(arguments: ["-1", "1.5", "\"1\"", "99999999999999999999"])
  func expirations(_ seconds: String) {
    let summary = problems("query Q @cacheExpiration(seconds: \(seconds)) { song { id } }")
    #expect(!summary.isEmpty)
  }

  @Test func markersAreHeldAgainstEveryDefinition() {
    let two = "@Query(\"query A { song { ...F } } fragment F on Song { name }\") var a: A"
    let compilation = compile([.init(name: "V.swift", text: two)], Self.schema)
    #expect(compilation.summary.isEmpty)
    #expect(compilation.file("V.baton.swift").contains("struct F: Baton.Lens"))
  }

  @Test func aDocumentOfTypesIsRefused() {
    #expect(problems("type A { a: Int }").contains("executable-definitions"))
  }
}
