import BatonCompiler
import BatonSchema
import Testing

/// C-5: which documents a new schema breaks.
@Suite struct SchemaImpactTests {
  private static let old = Source(
    name: "old.graphql", text: "type Query { me: Me } type Me { name: String age: Int }")

  private func schema(_ text: String) -> [Source] { [Source(name: "new.graphql", text: text)] }

  @Test func placesAreInTheFiles() throws {
    let screen = MarkedText(
      ##"""
      struct Screen {
        @Query(#"query Screen { me { ⟦age⟧ ...Row_me } }"#) var screen: Screen.Data
      }
      """##)
    let row = MarkedText("fragment Row_me on Me { name }")
    let impact = try SchemaImpact(
      from: [Self.old], to: schema("type Query { me: Me } type Me { name: String! }"),
      sources: [screen.source("Screen.swift"), row.source("Row.graphql")])
    #expect(impact.problems == [])
    #expect(impact.entries.map(\.change.coordinate) == ["Me.age", "Me.name"])
    #expect(impact.entries[0].uses.map(\.definition) == ["Screen"])
    #expect(impact.entries[0].uses.map(\.location.source.name) == ["Screen.swift"])
    #expect(impact.entries[0].uses.map(\.location.range) == screen.ranges)
    #expect(impact.entries[1].uses.map(\.definition) == ["Row_me"])
    #expect(impact.entries[1].uses.map(\.operation) == [nil])
    #expect(impact.newProblems.map(\.location.range) == screen.ranges)
    #expect(impact.newProblems.map(\.id) == [DiagnosticID.fieldsOnCorrectType.rawValue])
  }

  @Test func whatWasWrongBeforeIsNoImpact() throws {
    let source = Source(name: "a.graphql", text: "query A { nope me { age } }")
    let impact = try SchemaImpact(
      from: [Self.old], to: schema("type Query { me: Me } type Me { name: String }"),
      sources: [source])
    #expect(impact.problems.map(\.id) == [DiagnosticID.fieldsOnCorrectType.rawValue])
    #expect(impact.newProblems == [])
    #expect(impact.entries.map(\.uses.count) == [1])
  }

  @Test func documentsThatDoNotParse() throws {
    let impact = try SchemaImpact(
      from: [Self.old], to: [Self.old],
      sources: [
        Source(name: "a.graphql", text: "query A { me { age }"),
        Source(name: "b.graphql", text: "query B { me { age } }"),
      ])
    #expect(impact.problems.map(\.location.source.name) == ["a.graphql"])
    #expect(impact.entries.isEmpty)
  }

  @Test func aClientsExtensionExtendsBoth() throws {
    let extensions = [Source(name: "client.graphql", text: "extend type Me { isPinned: Boolean }")]
    let same = try SchemaImpact(
      from: [Self.old], to: [Self.old], extensions: extensions,
      sources: [Source(name: "a.graphql", text: "query A { me { age isPinned } }")])
    #expect(same.problems == [] && same.newProblems == [] && same.entries.isEmpty)
    let failure = try #require(throws: SchemaFailure.self) {
      try SchemaImpact(
        from: [Self.old], to: schema("type Query { a: Int }"), extensions: extensions, sources: [])
    }
    #expect(failure.diagnostics.map(\.location.source.name) == ["client.graphql"])
  }
}
