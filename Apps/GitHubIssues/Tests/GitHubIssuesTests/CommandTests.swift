import BatonImage
import BatonTerminal
import Foundation
import RecordedGitHub
import Testing

@testable import GitHubIssues

@MainActor @Suite struct CommandTests {
  private func run(_ arguments: [String]) -> (code: Int32, output: String, errors: String) {
    var output = ""
    var errors = ""
    let command = GitHubIssuesCommand(
      environment: [:], output: { output += $0 }, errors: { errors += $0 })
    let code = command.run(arguments)
    return (code, output, errors)
  }

  @Test func helpAndVersion() {
    let help = run(["--help"])
    #expect(help.code == 0)
    for flag in [
      "--recorded", "--endpoint", "--image", "--no-image", "--once", "--trace", "--version",
      "OWNER/NAME",
    ] {
      #expect(help.output.contains(flag))
    }
    #expect(run(["--version"]).output == "ghissues \(GitHubIssuesCommand.version)")
  }

  @Test(arguments: [
    (["--bogus"], "unknown argument '--bogus'"),
    (["x"], "'x' is no repository, which is named OWNER/NAME"), (["a/"], "'a/' is no repository"),
    (
      ["--once", "nowhere"], "unknown screen 'nowhere'; the screens are issues, issues/STATE/LABEL,"
    ),
    (["--once", "serach"], "unknown screen 'serach'; the screens are issues"),
    (["--once", "issue/x"], "unknown screen 'issue/x'; the screens are"),
    (["--once", "issue/0"], "unknown screen 'issue/0'"),
    (["--once", "issues/foo"], "unknown screen 'issues/foo'"),
    (["--once", "labels/bug"], "unknown screen 'labels/bug'"),
    (["a/b", "--once", "lables"], "unknown screen 'lables'; the screens are"),
    (["a/b", "--once", "c/d"], "unknown screen 'c/d'; the screens are"),
    (["--once", ""], "unknown screen ''"),
    (["--recorded", "a/b"], "the recorded server has one repository, harbourlight/tidetable"),
    (["--once", "serach/x", "--recorded"], "without --recorded, GitHub is asked for 'serach/x'"),
    (["--recorded", "--endpoint", "https://a.b/"], "the recorded server or 'https://a.b/'"),
    (["--image", "x", "--no-image"], "keep the data in 'x' or not: give either --image or"),
    (["--no-image", "--image", "x"], "keep the data in 'x' or not"),
    (["--image", ""], "--image needs a value"), (["--endpoint", ""], "--endpoint needs a value"),
    (["--image", "--no-image"], "--image needs a value"),
    (["a/b", "c/d"], "one repository at a time: 'a/b' or 'c/d'"),
    (["--image"], "--image needs a value"),
    ([], "name a repository, as in: ghissues swiftlang/swift"),
    (["--once", "a/b"], "there is none in GITHUB_TOKEN"),
    (["a/b", "--endpoint"], "--endpoint needs a value"),
    (["a/b", "--endpoint", "here"], "'here' is no address of an API"),
    (["a/b", "--endpoint", "http://example.org/"], "the token is not sent to http://example.org/"),
  ])
  func wrongUse(_ arguments: [String], _ message: String) {
    let result = run(arguments)
    #expect(result.code == 2 && result.output == "")
    #expect(result.errors.hasPrefix("ghissues: "))
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(
    arguments: [
      (Screen.issues(), "tidetable", nil),
      (.issues(), "x", "with the name 'harbourlight/x'. Check the name."),
      (.issue(number: 40), "tidetable", nil),
      (.issue(number: 99), "tidetable", "to an Issue with the number of 99. Check the number."),
      (.issue(number: 40), "x", "with the name 'harbourlight/x'. Check the name."),
      (.labels, "tidetable", nil),
      (.labels, "x", "with the name 'harbourlight/x'. Check the name."),
    ] as [(Screen, String, String?)])
  func whatIsNotThere(_ start: Screen, _ name: String, _ message: String?) async {
    let app = App(
      transport: RecordedTransport(server: RecordedServer(), latency: .zero),
      place: RepositoryPlace(owner: "harbourlight", name: name), start: start)
    let isComplete = await app.renderer.settle(within: .seconds(30))
    var errors: [String] = []
    let code = GitHubIssuesCommand.code(of: app, isComplete: isComplete) { errors.append($0) }
    #expect(code == (message == nil ? 0 : 1))
    #expect(errors.count == (message == nil ? 0 : 1))
    if let message { #expect(errors.first?.hasSuffix(message) == true, "\(errors)") }
  }

  @Test func options() throws {
    let options = try Options(["a/b", "--trace", "--once", "issue/9"])
    #expect(options.action == .once && !options.isRecorded && options.isTracing)
    #expect(options.start == .issue(number: 9))
    #expect(options.place == RepositoryPlace(owner: "a", name: "b"))
    #expect(try Options(["--once", "--recorded"]).start == .issues())
    let recorded = try Options([RecordedServer.repository, "--recorded"])
    #expect(try recorded.repository() == Options(["--recorded"]).repository())
    // A repository may have a screen's name, where none is looked for.
    #expect(try Options(["issue/x", "--once"]).place == RepositoryPlace(owner: "issue", name: "x"))
    #expect(try Options(["--once", "--recorded"]).persistence(of: nil) == nil)
    #expect(try Options(["--no-image"]).persistence(of: nil) == nil)
    let chosen = try Options(["--once", "--image", "/a/b"]).persistence(of: nil)
    #expect(chosen?.url.path == "/a/b")
    let usual = try Options(["--recorded"]).persistence(of: nil)
    #expect(usual?.url.path.hasSuffix("/ghissues-recorded/baton.sqlite") == true)
    #expect(Screen("search/two words") == .search(words: "two words"))
    #expect(Screen("search") == .search(words: nil))
    let screens = [
      Screen.issues(IssueFilter(state: .all, label: "a/b")), .issue(number: 40),
      .search(words: "x/y"), .labels,
    ]
    for screen in screens { #expect(Screen(screen.name) == screen) }
    #expect(Screen("issues/closed") == .issues(IssueFilter(state: .closed)))
    for wrong in [
      "", "/", "search/", "issue", "issue/", "issue/x", "issue/0", "issues/1", "labels/",
      "labels/x",
    ] {
      #expect(Screen(wrong) == nil)
    }
    #expect(try Options(["--once", "a/b"]).place == RepositoryPlace(owner: "a", name: "b"))
  }

  /// Another user's token never begins with what the former one was shown.
  @Test func eachTokenHasAnImageOfItsOwn() throws {
    func place(_ text: String, _ arguments: [String] = []) throws -> String {
      let token = try #require(AccessToken(text))
      return try #require(try Options(["a/b"] + arguments).persistence(of: token)).url.path
    }
    let own = ["--endpoint", "https://git.example.org/api/graphql"]
    let places = [
      try place("ghp_ada"), try place("ghp_ben"), try place("ghp_ada", own),
      try place("ghp_ben", own),
    ]
    #expect(Set(places).count == 4)
    #expect(try place("ghp_ada") == places[0])
    #expect(places.allSatisfy { !$0.contains("ghp_") })
  }
}
