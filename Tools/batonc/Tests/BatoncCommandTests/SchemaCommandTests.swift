import BatonSchema
import Foundation
import Testing

/// C-5: `schema print` and `schema diff`
@Suite struct SchemaCommandTests {
  @Test func printsTheMergedSchema() throws {
    let workspace = try Workspace()
    try workspace.write(
      "baton.json", #"{"schema": "schema.graphql", "schemaExtensions": ["client.graphql"]}"#)
    try workspace.write("client.graphql", "extend type Peak { note: String }")
    #expect(workspace.run("schema", "print") == 0, "\(workspace.err)")
    let schema = try Schema.build([Source(name: "printed", text: workspace.out)])
    #expect(schema.type("Peak")?.field("note") != nil)
    #expect(schema.type("Island")?.field("peak") != nil)
    let printed = workspace.out
    try workspace.write("again.graphql", printed)
    try workspace.write("baton.json", #"{"schema": "again.graphql"}"#)
    #expect(workspace.run("schema", "print") == 0)
    #expect(workspace.out == printed)
  }

  @Test func aBrokenSchemaIsNotPrinted() throws {
    let workspace = try Workspace()
    try workspace.write("schema.graphql", "type Query { a: A b: B }")
    #expect(workspace.run("schema", "print") == 1)
    #expect(workspace.out.isEmpty)
    #expect(workspace.err.contains("schema.graphql:1:17: error: "))
    #expect(workspace.err.contains("schema.graphql:1:22: error: "))
  }

  private static let changed = Workspace.schema
    .replacingOccurrences(of: "peak: Peak", with: "top: Peak")
    .replacingOccurrences(of: "height: Int", with: "height: Int!")

  @Test func tellsWhatChanged() throws {
    let workspace = try Workspace()
    try workspace.write("new.graphql", Self.changed)
    #expect(workspace.run("schema", "diff", "schema.graphql", "new.graphql") == 1)
    #expect(workspace.out.contains("breaking   `Island.peak` was removed.\n"), "\(workspace.out)")
    #expect(workspace.out.contains("safe       `Island.top` was added.\n"))
    #expect(workspace.err.isEmpty)
    #expect(workspace.run("schema", "diff", "schema.graphql", "schema.graphql") == 0)
    #expect(workspace.out.isEmpty)
  }

  /// What is breaking for others need not be for these documents.
  @Test func tellsWhichDocumentsBreak() throws {
    let workspace = try Workspace()
    try workspace.write("new.graphql", Self.changed)
    try workspace.write("Safe.graphql", "query Names { islands { name } }")
    try workspace.write("Peaks.graphql", "query Peaks { islands { peak { height } } }")
    let diff = ["schema", "diff", "schema.graphql", "new.graphql"]
    #expect(workspace.run(diff + ["Safe.graphql"]) == 0, "\(workspace.err)")
    #expect(workspace.out.contains("breaking"))
    #expect(workspace.run(diff + ["Safe.graphql", "Peaks.graphql"]) == 1)
    #expect(
      workspace.err.hasPrefix("Peaks.graphql:1:25: error: `Island` has no field `peak`."),
      "\(workspace.err)")
    #expect(!workspace.err.contains("Safe.graphql"))
    #expect(
      workspace.out.hasPrefix(
        "breaking   `Island.peak` was removed.\n  Peaks.graphql:1:25: in `Peaks`\n"),
      "\(workspace.out)")
    // Neither schema is taken for a document.
    #expect(workspace.run(diff + ["."]) == 1)
    #expect(!workspace.err.contains("executable-definitions"), "\(workspace.err)")
  }

  @Test func aSchemaThatIsNotThere() throws {
    let workspace = try Workspace()
    #expect(workspace.run("schema", "diff", "schema.graphql", "none.graphql") == 2)
    #expect(workspace.err.contains("cannot read the schema none.graphql"))
  }

  /// An answer to introspection in the place of a schema is told from broken GraphQL.
  @Test(arguments: [
    ["print", "--schema", "answer.json"], ["diff", "schema.graphql", "answer.json"],
    ["diff", "answer.json", "schema.graphql"],
  ]) func anAnswerIsNoSchema(_ arguments: [String]) throws {
    let workspace = try Workspace()
    try workspace.write("answer.json", #"{"data": {"__schema": {}}}"#)
    #expect(workspace.run(["schema"] + arguments) == 1)
    #expect(workspace.out.isEmpty)
    #expect(
      workspace.err.hasPrefix("answer.json:1:1: error: ")
        && workspace.err.contains("[schema-is-json]"), "\(workspace.err)")
    #expect(workspace.err.contains("batonc schema fetch"))
  }
}
