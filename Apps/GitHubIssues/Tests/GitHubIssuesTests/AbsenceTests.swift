import Baton
import BatonTerminal
import BatonTesting
import Testing

@testable import GitHubIssues

/// A null that no error explains, on each screen that is about a repository.
@MainActor @Suite struct AbsenceTests {
  private let transport = ScriptedTransport()
  nonisolated private static let repository =
    "There is no repository a/b, or none that you may see. Check the name."

  private func app(_ start: Screen) -> App {
    App(transport: transport, place: RepositoryPlace(owner: "a", name: "b"), start: start)
  }

  /// As one line, since the window breaks the words.
  private func text(of app: App) -> String { app.renderer.frame.text.replacing("\n", with: " ") }

  private func respond(_ index: Int, repository: String) async throws {
    try await wait { transport.held.count > index }
    let viewer = #"{"__typename":"User","id":"U_1","login":"ada"}"#
    transport.held[index].respond(
      Payload(
        json: #"{"data":{"viewer":\#(viewer),"rateLimit":null,"repository":\#(repository)}}"#))
  }

  @Test(arguments: [
    (Screen.issues(), "null", repository), (.labels, "null", repository),
    (.issue(number: 7), "null", repository),
    (
      .issue(number: 7), #"{"__typename":"Repository","id":"R_1","issue":null}"#,
      "There is no issue 7 in a/b, or none that you may see. Check the number."
    ),
  ])
  func isSaid(_ start: Screen, _ repository: String, _ words: String) async throws {
    let app = app(start)
    app.renderer.render()
    try await respond(0, repository: repository)
    try await wait { text(of: app).contains("[▸Retry ]") }
    #expect(text(of: app).contains(words), "\(text(of: app))")
    #expect(text(of: app).contains("Enter or r try again"))
    var errors: [String] = []
    #expect(GitHubIssuesCommand.code(of: app, isComplete: true) { errors.append($0) } == 1)
    #expect(errors == ["ghissues: \(words)"])
  }

  /// It was there until the issues of another filter were asked for.
  @Test func isSaidUnderAnotherFilter() async throws {
    let app = app(.issues())
    app.renderer.render()
    let issues = #"{"edges":[],"pageInfo":{"hasNextPage":false,"endCursor":null}}"#
    try await respond(
      0,
      repository: #"""
        {"__typename":"Repository","id":"R_1","nameWithOwner":"a/b","description":null,
        "viewerHasStarred":false,"stargazerCount":1,"open":{"totalCount":0},
        "closed":{"totalCount":0},"issues":\#(issues)}
        """#)
    try await wait { text(of: app).contains("0 issues") }
    app.renderer.send("c")
    try await respond(1, repository: "null")
    try await wait { text(of: app).contains("[▸Retry ]") }
    #expect(text(of: app).contains(Self.repository), "\(text(of: app))")
  }
}
