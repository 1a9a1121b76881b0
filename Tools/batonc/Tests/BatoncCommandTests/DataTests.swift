import Foundation
import Testing

/// What goes to standard output for machines: diagnostics, the report, explanations (C-5, C-8).
@Suite struct DataTests {
  private func list(_ text: String) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  @Test(arguments: ["validate", "generate"]) func diagnosticsAsJSON(_ command: String) throws {
    let workspace = try Workspace()
    try workspace.write("Q.graphql", "query Q { islands { nmae } }\nquery Q { islands { id } }\n")
    let arguments = command == "generate" ? ["--out", "Generated"] : []
    #expect(workspace.run([command, "--json"] + arguments + ["Q.graphql"]) == 1)
    #expect(workspace.err.isEmpty)
    #expect(workspace.out.hasSuffix("]\n") && workspace.out.split(separator: "\n").count == 1)
    let diagnostics = try list(workspace.out)
    #expect(
      diagnostics.map { $0["id"] as? String }.sorted { ($0 ?? "") < ($1 ?? "") } == [
        "fields-on-correct-type", "unique-operation-names",
      ])
    let field = try #require(diagnostics.first { $0["id"] as? String == "fields-on-correct-type" })
    #expect(field["path"] as? String == "Q.graphql")
    #expect(field["line"] as? Int == 1)
    #expect(field["column"] as? Int == 21)
    #expect(field["end"] as? [String: Int] == ["line": 1, "column": 25])
    #expect(field["severity"] as? String == "error")
    #expect(field["message"] as? String == "`Island` has no field `nmae`.")
    #expect(field["hint"] as? String == "Did you mean `name`?")
    #expect(field["notes"] == nil)
    let twice = try #require(diagnostics.first { $0["id"] as? String == "unique-operation-names" })
    let note = try #require((twice["notes"] as? [[String: Any]])?.first)
    #expect(note["path"] as? String == "Q.graphql")
    #expect(note["line"] as? Int == 1)
    #expect(note["message"] is String)
  }

  @Test func nothingWrongIsAnEmptyList() throws {
    let workspace = try Workspace()
    try workspace.write("Q.graphql", "query Q { islands { name } }")
    #expect(workspace.run("validate", "--json", "Q.graphql") == 0)
    #expect(workspace.out == "[]\n")
  }

  /// A file that another one names is data; a wrong argument is a message.
  @Test func failuresAsJSON() throws {
    let workspace = try Workspace()
    try workspace.remove("schema.graphql")
    #expect(workspace.run("validate", "--json", ".") == 2)
    #expect(try list(workspace.out).first?["id"] as? String == "unreadable-file")
    #expect(workspace.err.isEmpty)
    try workspace.write("schema.graphql", Workspace.schema)
    #expect(workspace.run("validate", "--json", "none") == 2)
    #expect(workspace.out.isEmpty)
    #expect(!workspace.err.isEmpty)
  }

  @Test func theReportIsThatOfGenerate() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/V.swift", Workspace.view)
    try workspace.write("Sources/F.swift", Workspace.fragment)
    #expect(
      workspace.run("generate", "--out", "Generated", "--report", "report.json", "Sources") == 0)
    let report = try #require(workspace.read("report.json"))
    #expect(workspace.run("report", "Sources") == 0)
    #expect(workspace.out == report)
    #expect(workspace.err.isEmpty)
  }

  @Test func aReportNeedsDocumentsThatAreRight() throws {
    let workspace = try Workspace()
    try workspace.write("Q.graphql", "query Q { islands { nmae } }")
    #expect(workspace.run("report", "Q.graphql") == 1)
    #expect(workspace.out.isEmpty)
    #expect(workspace.err.contains("[fields-on-correct-type]"))
  }
}
