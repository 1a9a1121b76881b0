import BatonCompiler
import BatonSchema
import Testing

/// The rules of `@required` (B-14.5), and how it types what is read.
@Suite struct RequiredTests {
  private static let schema = """
    interface Named { name: String }
    type Song implements Named { id: ID! name: String title: String! singer: Singer tags: [String] covers: [Song]
      parts: [Song]! }
    type Singer implements Named { id: ID! name: String song: Song! }
    type Query { song: Song named: Named }
    """

  private func code(_ document: String) -> String {
    compile(document, schema: Self.schema).file("documents.baton.swift")
  }

  @Test(arguments: [
    (
      "query Q { song { name name ⟦@required(action: LOG)⟧ } }", "required-conflict"
    ),
    (
      "query Q { song { name @required(action: LOG) ⟦name⟧ } }", "required-conflict"
    ),
    (
      """
      query Q { named { name @required(action: LOG)
        ... on Song { name ⟦@required(action: THROW)⟧ } } }
      """, "required-conflict"
    ),
    (
      "query Q { song { singer { name } } song { singer ⟦@required(action: LOG)⟧ { name } } }",
      "required-conflict"
    ),
    ("query Q { song { title ⟦@required(action: LOG)⟧ } }", "required-non-null"),
    ("query Q { song { __typename ⟦@required(action: NONE)⟧ } }", "required-non-null"),
    (
      """
      query Q { song { singer @required(action: THROW) { name ⟦@required(action: LOG)⟧ } } }
      """, "required-weaker"
    ),
    (
      """
      query Q { song { singer @required(action: LOG) {
        ... on Named { name ⟦@required(action: NONE)⟧ } } } }
      """, "required-weaker"
    ),
    (
      "query Q { song { parts ⟦@required(action: LOG)⟧ { name @required(action: LOG) } } }",
      "required-non-null"
    ),
    ("query Q { song { name @required(action: LOG) ⟦@catch⟧ } }", "required-and-catch"),
    (
      "query Q($a: __RequiredAction!) { song { name @required(action: ⟦$a⟧) } }", "literal-needed"
    ),
  ]) func refused(_ marked: String, _ id: String) {
    let (problems, places) = reported(marked, schema: Self.schema)
    #expect(problems == places.map { "\(id) at \($0)" })
  }

  @Test func aRequiredThatChangesNothingIsAWarning() {
    let document = "query Q { song { title @required(action: LOG) } }"
    #expect(!compile(document, schema: Self.schema).hasErrors)
  }

  @Test(arguments: [
    "query Q { song { name @required(action: LOG) name @required(action: LOG) } }",
    // A null takes away an element of the list, which is there all the same.
    "query Q { song { covers @required(action: THROW) { name @required(action: LOG) } } }",
    "query Q { song { a: name @required(action: LOG) name } }",
    "query Q { named { ... on Song { name @required(action: LOG) } ... on Singer { name } } }",
    """
    query Q { song { singer @required(action: LOG) { name @required(action: THROW) } } }
    """,
    """
    query Q { song { singer @required(action: NONE) {
      song @required(action: NONE) { name @required(action: LOG) } } } }
    """,
    "query Q { song { singer @required(action: THROW) { song { name @required(action: LOG) } } } }",
  ]) func taken(_ document: String) {
    let compilation = compile(document, schema: Self.schema)
    #expect(compilation.diagnostics.isEmpty, "\(compilation.summary)")
  }

  @Test func theServerHearsNothingOfIt() {
    let document = "query Q { song { name @required(action: LOG) singer @catch { name } } }"
    #expect(
      compile(document, schema: Self.schema).text("Q") == "query Q{song{name,singer{name,id},id}}")
  }

  @Test func aConditionalFieldStaysOptional() {
    let code = code(
      """
      query Q($x: Boolean!) {
        song { name @include(if: $x) @required(action: LOG)
          singer @skip(if: $x) @required(action: THROW) { id } }
      }
      """)
    #expect(
      code.contains(
        "public var name: String? { anchor.included([.include(\"x\")])?.string(Slots.Song.name) }"
      ))
    #expect(
      code.contains(
        "if anchor.included([.include(\"x\")])?.lacks(Slots.Song.name, logs: true) == true {"))
    #expect(
      code.contains(
        "public var singer: Singer? { get throws { try anchor.included([.skip(\"x\")])?.required("))
  }

  /// What a fragment requires makes only its own accessor absent, not the lens that spreads it.
  @Test func aSpreadIsTheEnd() {
    let code = code("query Q { song { ...F } } fragment F on Song { name @required(action: NONE) }")
    #expect(code.contains("public var song: Song? { anchor.linked(Slots.Query.song).map("))
    #expect(code.contains("public var f: F? { anchor.entering().present() }"))
  }
}
