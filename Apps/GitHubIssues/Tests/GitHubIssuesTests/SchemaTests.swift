import BatonSchema
import Foundation
import Testing

@Suite struct SchemaTests {
  /// What a schema may have that a part of it leaves out.
  private let leftOut: Set<SchemaChange.Kind> = [
    .typeAdded, .fieldAdded, .optionalArgumentAdded, .optionalInputFieldAdded, .enumValueAdded,
    .interfaceAdded, .unionMemberAdded, .directiveAdded,
  ]

  private func differences(_ part: Source, _ whole: Source) throws -> [SchemaChange] {
    let (part, whole) = (try Schema.build([part]), try Schema.build([whole]))
    return SchemaDiff(from: part, to: whole).changes.filter { !leftOut.contains($0.kind) }
  }

  /// The benchmark has the whole; GITHUB_SCHEMA names a later one.
  @Test func ourSchemaIsAPartOfGitHubs() throws {
    let later = ProcessInfo.processInfo.environment["GITHUB_SCHEMA"].map { URL(filePath: $0) }
    let whole = later ?? repositoryFile("Tools/baton-bench/Fixtures/github/schema.graphql")
    let differences = try differences(
      try source(repositoryFile("Spec/github/schema.graphql")), try source(whole))
    #expect(differences == [], "\(differences.map(\.message).joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("type Query { a: Int b: Int }", "type Query { a: Int }"),
    ("type Query { a: Int }", "type Query { a: Int! }"),
    ("type Query { a(b: Int = 1): Int }", "type Query { a(b: Int = 2): Int }"),
    ("type Query { a(b: Int!): Int }", "type Query { a(b: Int): Int }"),
    ("type Query { a: Int }", "type Query { a(b: Int!): Int }"),
    ("type Query { a: E } enum E { A B }", "type Query { a: E } enum E { A }"),
  ])
  func whatIsNoPartIsFound(_ part: String, _ whole: String) throws {
    let differences = try differences(
      Source(name: "part", text: part), Source(name: "whole", text: whole))
    #expect(differences.count == 1)
  }

  private func source(_ file: URL) throws -> Source {
    Source(name: file.path, bytes: Array(try Data(contentsOf: file)))
  }
}
