import BatonSchema
import Foundation
import Testing

@testable import BatoncCommand

/// C-5: `schema fetch`
@Suite struct SchemaFetchTests {
  private static let answer = #"""
    {"data": {"__schema": {
      "queryType": {"name": "Query"}, "mutationType": null, "subscriptionType": null,
      "types": [
        {"kind": "OBJECT", "name": "Query", "fields": [
          {"name": "island", "args": [
            {"name": "id", "type": {"kind": "NON_NULL", "ofType": {"kind": "SCALAR", "name": "ID"}}}
          ], "type": {"kind": "SCALAR", "name": "String"}, "isDeprecated": false}
        ], "interfaces": []}
      ], "directives": []}}}
    """#
  private static let refusal = #"{"errors": [{"message": "Unknown field \"isOneOf\"."}]}"#

  private func fetch(
    _ answers: [HTTPListener.Answer], _ options: [String] = [], in workspace: Workspace
  ) throws -> (status: Int32, received: [String]) {
    let server = try HTTPListener(answers)
    let url = "http://127.0.0.1:\(server.port)/graphql"
    let status = workspace.run(["schema", "fetch", url] + options)
    return (status, server.received)
  }

  @Test func printsTheSchemaOfAServer() throws {
    let workspace = try Workspace()
    let (status, received) = try fetch(
      [.init(body: Self.answer)], ["--header", #"Authorization: Bearer "x\y""#], in: workspace)
    #expect(status == 0, "\(workspace.err)")
    #expect(workspace.out.contains("island(id: ID!): String"))
    _ = try Schema.build([Source(name: "fetched", text: workspace.out)])
    let request = try #require(received.first)
    #expect(request.hasPrefix("POST /graphql HTTP/1.1\r\n"))
    #expect(request.contains("\r\nAuthorization: Bearer \"x\\y\"\r\n"))
    #expect(request.contains("\r\nContent-Type: application/json\r\n"))
    #expect(request.contains(#"{"query":"query "#))
  }

  @Test func writesAFileOnlyWhenItChanges() throws {
    let workspace = try Workspace()
    let options = ["--out", "fetched/schema.graphql"]
    #expect(try fetch([.init(body: Self.answer)], options, in: workspace).status == 0)
    #expect(workspace.out.isEmpty)
    #expect(workspace.read("fetched/schema.graphql")?.contains("type Query") == true)
    let before = try workspace.modified("fetched/schema.graphql")
    #expect(try fetch([.init(body: Self.answer)], options, in: workspace).status == 0)
    #expect(try workspace.modified("fetched/schema.graphql") == before)
  }

  /// A server that knows an older edition is asked for less.
  @Test(arguments: ["200 OK", "400 Bad Request"])
  func asksAnOlderServerForLess(_ status: String) throws {
    let workspace = try Workspace()
    let (code, received) = try fetch(
      [.init(status: status, body: Self.refusal), .init(body: Self.answer)], in: workspace)
    #expect(code == 0, "\(workspace.err)")
    #expect(received.count == 2)
    #expect(received.first?.contains("isOneOf") == true)
    #expect(received.last?.contains("isOneOf") == false)
  }

  @Test func saysWhatAServerRefused() throws {
    let workspace = try Workspace()
    let refusals = [HTTPListener.Answer](repeating: .init(body: Self.refusal), count: 3)
    #expect(try fetch(refusals, in: workspace).status == 2)
    #expect(workspace.err.contains("[introspection-refused]"), "\(workspace.err)")
    #expect(workspace.err.contains(#"Unknown field "isOneOf"."#))
    #expect(workspace.out.isEmpty)
  }

  @Test func saysWhatIsNoSchema() throws {
    let workspace = try Workspace()
    let (status, _) = try fetch([.init(body: "<html>")], in: workspace)
    #expect(status == 2)
    #expect(workspace.err.contains("[introspection-not-json]"), "\(workspace.err)")
    #expect(
      try fetch([.init(status: "404 Not Found", body: "<html>")], in: workspace).status == 2)
    #expect(
      workspace.err.contains("answered with the HTTP status 404: <html>\n"), "\(workspace.err)")
    let moved = HTTPListener.Answer(
      status: "301 Moved", headers: ["Location: https://example.com/graphql"], body: "")
    #expect(try fetch([moved], in: workspace).status == 2)
    #expect(workspace.err.contains("it points to https://example.com/graphql."))
  }

  /// What a server says in words of its own is shown, and cannot steer a terminal.
  @Test(arguments: [("401 Unauthorized", true), ("403 Forbidden", true), ("500 Oh", false)])
  func showsWhatTheServerSays(_ status: String, _ needsToken: Bool) throws {
    let workspace = try Workspace()
    let body = "Bad\u{1B}[2J\r\n  credentials " + String(repeating: "é", count: 300)
    #expect(try fetch([.init(status: status, body: body)], in: workspace).status == 2)
    let shown = "Bad [2J credentials " + String(repeating: "é", count: 180) + "…"
    #expect(
      workspace.err.contains("HTTP status \(status.prefix(3)): \(shown)"), "\(workspace.err)")
    #expect(workspace.err.contains("--header") == needsToken)
    #expect(try fetch([.init(status: status, body: " \n")], in: workspace).status == 2)
    #expect(workspace.err.contains("HTTP status \(status.prefix(3))."), "\(workspace.err)")
  }

  @Test func anAnswerWithoutEndIsNotWaitedFor() throws {
    let server = try HTTPListener([
      .init(body: String(repeating: "[1, 2, 3], ", count: 1000), isEndless: true)
    ])
    let curl = try Curl(
      url: "http://127.0.0.1:\(server.port)/graphql", headers: [], limit: 100_000)
    let failure = #expect(throws: ToolFailure.self) { try curl.post(query: "{ a }") }
    #expect(failure?.message.hasSuffix("its answer is longer than 100000 bytes.") == true)
  }

  @Test func saysThatNobodyAnswers() throws {
    let workspace = try Workspace()
    #expect(workspace.run("schema", "fetch", "http://127.0.0.1:1/graphql") == 2)
    #expect(
      workspace.err.hasPrefix(
        "batonc: error: cannot fetch the schema from http://127.0.0.1:1/graphql: Failed to connect"),
      "\(workspace.err)")
  }
}
