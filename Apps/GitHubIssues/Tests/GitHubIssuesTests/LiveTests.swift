import Baton
import BatonTerminal
import BatonTransportsTesting
import Foundation
import RecordedGitHub
import Testing

@testable import GitHubIssues

/// The app on a server that it reaches over HTTP, as it does GitHub's.
@MainActor @Suite struct LiveTests {
  private static let token = "ghp_secret_that_is_long_enough"

  private struct Body: Decodable {
    let query: String
    let variables: JSONText

    /// A JSON value as the text of it.
    struct JSONText: Decodable {
      let text: String
      init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer().decode([String: String].self)
        text = String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
      }
    }
  }

  private func frame(
    _ endpoint: Endpoint?, _ name: String = "tidetable", _ start: Screen = .issues()
  ) async throws -> String {
    let token = try #require(AccessToken(Self.token))
    let app = App(
      transport: try #require(endpoint).transport(token),
      place: RepositoryPlace(owner: "harbourlight", name: name), start: start,
      size: Size(width: 72, height: 24))
    #expect(await app.renderer.settle(within: .seconds(60)))
    // As one line, since the window breaks the words.
    let text = app.renderer.frame.text.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(!text.contains(Self.token))
    return text
  }

  /// What a server that says this makes the screen say.
  private func frame(
    answering body: String, status: String = "200 OK", headers: [String] = []
  ) async throws -> String {
    let server = try LocalServer { connection in
      while true {
        try connection.readRequest()
        try connection.answer(body, status: status, headers: headers)
      }
    }
    defer { server.stop() }
    return try await frame(Endpoint(try server.url().absoluteString))
  }

  @Test func theIssuesOfAServer() async throws {
    let recorded = RecordedServer()
    let server = try LocalServer { connection in
      while true {
        let request = try connection.readRequest()
        let body = try JSONDecoder().decode(Body.self, from: Data(request.body.utf8))
        try connection.answer(recorded.answer(body.query, variables: body.variables.text))
      }
    }
    defer { server.stop() }
    let endpoint = Endpoint(try server.url().absoluteString)
    #expect(try await frame(endpoint).contains("▸ ● #46 Rising water alarm"))
    let request = try #require(server.requests.first)
    #expect(request.headers["authorization"] == "bearer \(Self.token)")
    #expect(request.headers["user-agent"]?.hasPrefix("ghissues/") == true)
    #expect(!request.body.contains(Self.token))
    let absent = try await frame(endpoint, "x")
    #expect(
      absent.contains(
        "There is none, or none that you may see: Could not resolve to a Repository with the "
          + "name 'harbourlight/x'. Check the name. [▸Retry ] Enter or r try again q quit"),
      "\(absent)")
  }

  @Test func aBadToken() async throws {
    let text = try await frame(
      answering: #"{"message":"Bad credentials for \#(Self.token)"}"#, status: "401 Unauthorized")
    #expect(text.contains("GitHub does not take the token (401). Get another"), "\(text)")
  }

  @Test(arguments: [
    ("403 Forbidden", #"{"message":"You have exceeded a secondary rate limit."}"#, [], ""),
    ("429 Too Many Requests", "", ["Retry-After: 3600"], "Ask again in 60 minutes."),
    (
      "200 OK", #"{"errors":[{"type":"RATE_LIMITED","message":"API rate limit exceeded"}]}"#, [],
      "Wait some minutes and ask again"
    ),
  ])
  func theRateLimit(
    _ status: String, _ body: String, _ headers: [String], _ advice: String
  ) async throws {
    let text = try await frame(answering: body, status: status, headers: headers)
    #expect(text.contains("GitHub's rate limit is used up. \(advice)"), "\(text)")
  }

  @Test func whatATokenMayNotDo() async throws {
    let text = try await frame(
      answering: #"{"message":"Resource protected by organization SAML enforcement."}"#,
      status: "403 Forbidden")
    #expect(text.contains("may not do that: Resource protected by"), "\(text)")
    #expect(text.contains("https://github.com/settings/tokens"), "\(text)")
  }

  /// The same by an error of a field, and none of a change's words.
  @Test func whatATokenMayNotSee() async throws {
    let text = try await frame(
      answering: #"""
        {"data":{"repository":null,"rateLimit":null},"errors":[{"type":"FORBIDDEN",
        "path":["repository"],"extensions":{"saml_failure":true},"message":"Resource protected by \#
        organization SAML enforcement. You must grant your Personal Access token access."}]}
        """#)
    #expect(text.contains("The token may not do that: Resource protected by"), "\(text)")
    #expect(!text.contains("Nothing was changed"), "\(text)")
  }

  /// What sends back what it was sent is not shown.
  @Test(arguments: ["403 Forbidden", "400 Bad Request", "200 OK"])
  func anEchoOfTheToken(_ status: String) async throws {
    let body = #"{"message":"Authorization: bearer \#(Self.token)"}"#
    _ = try await frame(answering: body, status: status)
    _ = try await frame(
      answering: body, status: "302 Found", headers: ["Location: https://a.example/\(Self.token)"])
  }

  @Test func anotherAddress() async throws {
    let text = try await frame(answering: #"{"message":"Not Found"}"#, status: "404 Not Found")
    #expect(
      text.contains("There is no API at that address (status 404). Check --endpoint."), "\(text)")
  }

  @Test func aServerInTrouble() async throws {
    let text = try await frame(answering: "<html>oops</html>", status: "501 Not Implemented")
    #expect(text.contains("GitHub has trouble of its own (status 501). Try again"), "\(text)")
  }

  @Test func nobodyThere() async throws {
    let server = try LocalServer { _ in }
    let endpoint = Endpoint(try server.url().absoluteString)
    server.stop()
    let text = try await frame(endpoint)
    #expect(text.contains("takes no connection"), "\(text)")
    #expect(text.contains("--recorded needs no network. [▸Retry ]"), "\(text)")
  }
}
