import BatonTerminal
import RecordedGitHub
import Testing

@testable import GitHubIssues

@MainActor @Suite struct CommandTests {
  private func run(_ arguments: [String]) -> (code: Int32, output: String, errors: String) {
    var output = ""
    var errors = ""
    let command = GitHubIssuesCommand(output: { output += $0 }, errors: { errors += $0 })
    let code = command.run(arguments)
    return (code, output, errors)
  }

  @Test func helpAndVersion() {
    let help = run(["--help"])
    #expect(help.code == 0)
    for flag in ["--recorded", "--once", "--trace", "--version", "OWNER/NAME"] {
      #expect(help.output.contains(flag))
    }
    #expect(run(["--version"]).output == "ghissues \(GitHubIssuesCommand.version)")
  }

  @Test(arguments: [
    (["--bogus"], "unknown argument '--bogus'"),
    (["x"], "'x' is neither a repository"), (["a/"], "'a/' is neither a repository"),
    (
      ["--once", "nowhere"],
      "'nowhere' is neither a repository, OWNER/NAME, nor a screen after --once"
    ),
    (["a/b", "c/d"], "one repository at a time: 'a/b' or 'c/d'"),
    ([], "run on the recorded server with --recorded"),
    (["--once", "a/b"], "run on the recorded server with --recorded"),
  ])
  func wrongUse(_ arguments: [String], _ message: String) {
    let result = run(arguments)
    #expect(result.code == 2 && result.output == "")
    #expect(result.errors.hasPrefix("ghissues: "))
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(
    arguments: [
      (StartScreen.issues, "tidetable", nil),
      (.issues, "x", "ghissues: there is no repository harbourlight/x"),
      (.issue(number: 40), "tidetable", nil),
      (.issue(number: 99), "tidetable", "ghissues: there is no issue 99 in harbourlight/tidetable"),
      (.issue(number: 40), "x", "ghissues: there is no issue 40 in harbourlight/x"),
    ] as [(StartScreen, String, String?)])
  func whatIsNotThere(_ start: StartScreen, _ name: String, _ message: String?) async {
    let app = App(
      transport: RecordedTransport(server: RecordedServer(), latency: .zero),
      place: RepositoryPlace(owner: "harbourlight", name: name), start: start)
    let isComplete = await app.renderer.settle(within: .seconds(30))
    var errors: [String] = []
    let code = GitHubIssuesCommand.code(of: app, isComplete: isComplete) { errors.append($0) }
    #expect(code == (message == nil ? 0 : 1) && errors == [message].compactMap(\.self))
  }

  @Test func options() throws {
    let options = try Options(["--recorded", "a/b", "--trace", "--once", "issue/9"])
    #expect(options.action == .once && options.isRecorded && options.isTracing)
    #expect(options.start == .issue(number: 9))
    #expect(options.place == RepositoryPlace(owner: "a", name: "b"))
    #expect(try Options(["--once", "--recorded"]).start == .issues)
    #expect(try Options(["--once", "a/b"]).place == RepositoryPlace(owner: "a", name: "b"))
  }
}
