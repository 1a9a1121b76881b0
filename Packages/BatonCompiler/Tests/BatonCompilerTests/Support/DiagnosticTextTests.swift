import BatonCompiler
import BatonSchema
import Testing

/// C-6
@Suite struct DiagnosticTextTests {
  private static let schema = "type Query { a: Int b(c: Int!): Int }"

  private func text(_ source: Source) -> String {
    compile([source], Self.schema).diagnostics.map(DiagnosticText.text).joined()
  }

  @Test func placeExcerptAndHint() {
    let swift = "struct V {\n\t/* é */ @Query(\"query Q { a x }\") var q: Q\n}\n"
    #expect(
      text(Source(name: "App/V.swift", text: swift)) == """
        App/V.swift:2:30: error: `Query` has no field `x`. [fields-on-correct-type]
         2 | \t/* é */ @Query("query Q { a x }") var q: Q
           | \t                            ^
        App/V.swift:2:30: note: Did you mean `a` or `b`?

        """)
  }

  @Test func notesHaveTheirOwnPlace() {
    let message = text(
      Source(name: "Q.graphql", text: "query Q { a }\nquery Q { a }\n"))
    #expect(message.contains("Q.graphql:2:7: error: "))
    #expect(message.contains("Q.graphql:1:7: note: "))
  }

  @Test func diagnosticsAreInTheOrderOfTheSources() {
    let sources = [
      Source(name: "B.graphql", text: "query B { y }"),
      Source(name: "A.swift", text: "@Query(\"query A { x }\") var a: A\n@Query() var b: B"),
    ]
    let compilation = compile(sources, Self.schema)
    let places = compilation.diagnostics.map {
      "\($0.location.source.name):\($0.position.line) \($0.id)"
    }
    #expect(
      places == [
        "B.graphql:1 fields-on-correct-type", "A.swift:1 fields-on-correct-type",
        "A.swift:2 missing-document",
      ])
  }

  @Test func everythingWrongIsReportedAtOnce() {
    let compilation = compile(
      "query A { x b } query B { b(d: 1) }", schema: Self.schema,
      config: #"{"schema": "s", "identity": {"types": {"Z": ["id"]}}}"#)
    #expect(Set(compilation.diagnostics.map(\.id)).count >= 4, "\(compilation.summary)")
    #expect(compilation.files.isEmpty)
    #expect(compilation.operations.isEmpty)
    #expect(compilation.report == nil)
  }
}
