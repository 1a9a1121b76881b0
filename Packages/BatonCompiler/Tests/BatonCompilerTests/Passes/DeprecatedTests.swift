import BatonCompiler
import BatonSchema
import Testing

/// What the schema deprecates is a warning where a document uses it, and no error.
@Suite struct DeprecatedTests {
  private static let schema = #"""
    enum Size { SMALL HUGE @deprecated(reason: "Too\n\u001b[31m huge.") }
    input Filter { size: Size old: Int @deprecated inner: Filter }
    interface Named { name: String title: String @deprecated(reason: "Use `name`.") }
    type Song implements Named { id: ID! name: String title: String }
    directive @shown(as: Size @deprecated) on FIELD
    type Query {
      song(size: Size = SMALL, id: ID @deprecated(reason: "Ask by key."), filter: Filter): Song
      named: Named
    }
    """#

  @Test(arguments: [
    "query Q { named { ⟦title⟧ } }",
    "query Q { named { other: ⟦title⟧ } }",
    "query Q { song(⟦id⟧: 1) { id } }",
    "query Q { song(size: ⟦HUGE⟧) { id } }",
    "query Q($size: Size = ⟦HUGE⟧) { song(size: $size) { id } }",
    "query Q { song(filter: {⟦old⟧: 1}) { id } }",
    "query Q { song(filter: {inner: {size: ⟦HUGE⟧}}) { id } }",
    "query Q { song { id @shown(⟦as⟧: SMALL) } }",
    "query Q { named { ...F } } fragment F on Named { ... on Named { ⟦title⟧ } }",
  ]) func warned(_ marked: String) {
    let (problems, places) = reported(marked, schema: Self.schema)
    #expect(problems == places.map { "deprecated at \($0)" })
    #expect(!compile(MarkedText(marked).text, schema: Self.schema).files.isEmpty)
  }

  @Test(arguments: [
    "query Q { song { title } }", "query Q { song(size: SMALL, filter: {size: SMALL}) { id } }",
    "query Q($old: Filter) { song(filter: $old) { id } }",
  ]) func notWarned(_ document: String) {
    #expect(compile(document, schema: Self.schema).diagnostics.isEmpty)
  }

  /// The server's schema is not its user's to mend; what the client adds to it is.
  @Test func theServersOwnAreApart() {
    let schema = """
      interface Named { name: String }
      type Song implements Named { name: String @deprecated }
      type Query { named: Named }
      """
    let compilation = compile("query Q { named { name } }", schema: schema)
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.schemaWarnings.map(\.id) == ["schema-deprecation"])
    #expect(!compilation.files.isEmpty)
    let extended = compile(
      "query Q { named { name } }",
      schema: "interface Named { name: String } type Query { named: Named }",
      extensions: "type Tune implements Named { name: String @deprecated }")
    #expect(extended.diagnostics.map(\.id) == ["schema-deprecation"])
    #expect(extended.schemaWarnings.isEmpty)
  }

  @Test func theReasonIsTheSchemasOnOneLine() throws {
    let compilation = compile("query Q { song(size: HUGE) { id } }", schema: Self.schema)
    let diagnostic = try #require(compilation.diagnostics.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.message == "`Size.HUGE` is deprecated: Too [31m huge.")
    #expect(diagnostic.notes.count == 1)
    let other = compile("query Q { song(filter: {old: 1}) { id } }", schema: Self.schema)
    #expect(other.diagnostics.first?.message == "`Filter.old` is deprecated: No longer supported")
  }
}
