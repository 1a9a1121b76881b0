import BatonTerminalTesting
import BatonTransportsTesting
import Foundation
import Testing

/// The program itself, without a terminal.
@Suite(
  .enabled(
    if: BuiltProgram.url("ghissues") != nil,
    "the program is not built beside the tests: the test target must depend on 'ghissues'"))
struct ProgramTests {
  private func run(
    _ arguments: String..., environment: [String: String] = [:], output: String? = nil
  ) async throws -> BuiltProgram.Ending {
    try await BuiltProgram.run(
      try #require(BuiltProgram.url("ghissues")), arguments, environment: environment,
      output: output.map { URL(filePath: $0) })
  }

  @Test func aDiskThatIsFull() async throws {
    for arguments in [["--recorded", "--once"], ["--help"]] {
      let ending = try await BuiltProgram.run(
        try #require(BuiltProgram.url("ghissues")), arguments,
        output: URL(filePath: "/dev/full"))
      #expect(ending.code == 1, "\(arguments)")
    }
    let ending = try await run("--recorded", "--once", output: "/dev/full")
    #expect(
      ending.errors
        == "ghissues: the standard output can't be written to: No space left on device\n")
  }

  @Test func noToken() async throws {
    let ending = try await run("a/b", environment: ["HOME": "/nonexistent"])
    #expect(ending.code == 2)
    #expect(
      ending.errors.hasPrefix("ghissues: github.com answers nobody without a token"),
      "\(ending.errors)")
    #expect(ending.errors.contains("export GITHUB_TOKEN=$(gh auth token)"))
  }

  /// A server's words steer no terminal, neither in the frame nor in what is said beside it.
  @Test func aServersWordsAreText() async throws {
    let words = #"\u001b]0;owned\u0007\u009b2J\r\u202ehidden"#
    let server = try LocalServer { connection in
      while true {
        try connection.readRequest()
        try connection.answer(
          #"{"data":{"repository":null,"rateLimit":null},"#
            + #""errors":[{"path":["repository"],"message":"\#(words)"}]}"#)
      }
    }
    defer { server.stop() }
    let ending = try await run(
      "a/b", "--once", "--trace", "--endpoint", try server.url().absoluteString,
      environment: ["GITHUB_TOKEN": "x", "COLUMNS": "200"])
    #expect(ending.code == 1)
    let shown = "\u{FFFD}]0;owned\u{FFFD}\u{FFFD}2J\nhidden"
    for text in [ending.output, ending.errors] {
      #expect(text.contains(shown), "\(text)")
      let steers = text.unicodeScalars.filter {
        [.control, .format].contains($0.properties.generalCategory) && $0 != "\n"
      }
      #expect(steers.isEmpty, "\(text)")
    }
  }

  /// Whatever a server does, the token is not printed.
  @Test func theTokenIsNowhere() async throws {
    let token = "ghp_nobodySeesThis"
    let server = try LocalServer { connection in
      try connection.readRequest()
      try connection.answer("{}", status: "401 Unauthorized")
    }
    defer { server.stop() }
    let endpoint = try server.url().absoluteString
    let ending = try await run(
      "a/b", "--once", "--trace", "--endpoint", endpoint, environment: ["GITHUB_TOKEN": token])
    #expect(ending.code == 1)
    #expect(server.requests.first?.headers["authorization"] == "bearer \(token)")
    #expect(ending.output.contains("GitHub does not take the token"), "\(ending.output)")
    #expect(!(ending.output + ending.errors).contains(token))
  }
}
