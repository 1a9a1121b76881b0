import BatonTerminalTesting
import BatonTransportsTesting
import Foundation
import Testing

@testable import GitHubIssues

/// The program itself on a terminal that is one.
@Suite(
  .enabled(if: Tmux.installed != nil, "tmux is not installed: apt-get install tmux"),
  .enabled(
    if: BuiltProgram.url("ghissues") != nil,
    "the program is not built beside the tests: the test target must depend on 'ghissues'"))
struct TerminalTests {
  @Test func aStarAndACommentAreGiven() async throws {
    let tmux = try await Tmux(columns: 80, lines: 24)
    defer { tmux.close() }
    try await tmux.start(
      try #require(BuiltProgram.url("ghissues")), "--recorded", "--no-image", in: tmux.folder)
    try await tmux.waitFor("▸ ● #46    Rising water alarm")
    try await tmux.waitFor("☆ 128")
    try await tmux.press("s")
    try await tmux.waitFor("★ 129")
    try await tmux.press("Enter")
    try await tmux.waitFor("Leave a comment")
    try await tmux.press("Tab")
    try await tmux.press("Aye aye")
    try await tmux.waitFor("\nAye aye")
    try await tmux.press("Enter")
    try await tmux.waitFor("  Aye aye")
    // The line is free at once, and the server's comment takes the place of the draft.
    try await tmux.waitFor("Leave a comment")
    try await tmux.waitFor("ada-quay · 20")
    try await tmux.press("Escape")
    try await tmux.waitFor("★ 129")
    try await tmux.press("q")
    let ending = try await tmux.ending()
    #expect(ending.code == "0")
    #expect(ending.areSettingsRestored && ending.isScreenRestored)
  }

  /// The program with variables of its own, in a window.
  private func onTerminal(
    _ variables: String, columns: Int = 80, lines: Int = 24, _ test: (Tmux) async throws -> Void
  ) async throws {
    let tmux = try await Tmux(columns: columns, lines: lines)
    defer { tmux.close() }
    let program = try #require(BuiltProgram.url("ghissues"))
    try await tmux.start(
      URL(filePath: "/usr/bin/env"), variables, program.path, "--recorded", "--no-image",
      in: tmux.folder)
    try await test(tmux)
  }

  private func expectRestored(_ tmux: Tmux, code: Int32) async throws {
    let ending = try await tmux.ending()
    #expect(ending.code == "\(code)")
    #expect(ending.areSettingsRestored && ending.isScreenRestored)
  }

  /// What the terminal tells of its window is typed nowhere, and no more told once the program has ended
  /// or is stopped.
  @Test func theFocusIsNoKey() async throws {
    try await onTerminal("NO_COLOR=1") { tmux in
      try await tmux.waitFor("▸ ● #46    Rising water alarm")
      try await tmux.press("/")
      try await tmux.waitFor("Words of an issue")
      try await tmux.press("\u{1B}[O", "\u{1B}[I", "t", "i")
      try await tmux.waitFor("\nti\n")
      try await tmux.press("Escape")
      try await tmux.waitFor("▸ ● #46    Rising water alarm")
      try await tmux.press("q")
      try await expectRestored(tmux, code: 0)
    }
  }

  /// Who quits right after a change is told that it is waited for.
  @Test func aChangeUnderWayIsWaitedFor() async throws {
    try await onTerminal("NO_COLOR=1") { tmux in
      try await tmux.waitFor("▸ ● #46    Rising water alarm")
      try await tmux.press("s", "q")
      try await tmux.waitFor("ghissues: waiting for the answer to the last change")
      try await expectRestored(tmux, code: 0)
    }
  }

  /// Once the terminal is given back, a signal does what it does in any process; Control-C's does the same,
  /// but ends the shell's script with it.
  @Test func aSignalEndsTheWait() async throws {
    let answer = try String(
      contentsOf: repositoryFile("Spec/github/repository.json"), encoding: .utf8)
    // A change is taken, and never answered.
    let server = try LocalServer { connection in
      while true {
        if !(try connection.readRequest().body.contains("mutation ")) {
          try connection.answer(answer)
        }
      }
    }
    defer { server.stop() }
    let tmux = try await Tmux(columns: 80, lines: 24)
    defer { tmux.close() }
    try await tmux.start(
      URL(filePath: "/usr/bin/env"), "GITHUB_TOKEN=x",
      try #require(BuiltProgram.url("ghissues")).path, "harbourlight/tidetable", "--no-image",
      "--endpoint", try server.url().absoluteString, in: tmux.folder)
    try await tmux.waitFor("▸ ● #46    Rising water alarm")
    try await tmux.press("s", "q")
    try await tmux.waitFor("ghissues: waiting for the answer to the last change")
    let pid = try #require(try await tmux.processID())
    #expect(kill(pid, SIGTERM) == 0)
    try await expectRestored(tmux, code: 128 + SIGTERM)
  }

  /// What a server sends neither steers the terminal nor moves what stands beside it: the screen is the frame
  /// that goes into a pipe, also after the window has changed and all was drawn anew.
  @Test func aServersWordsStayInTheirCells() async throws {
    let titles = [
      #"\u001b[2J\u001b]0;owned\u0007\u001b[1;1HA"#, #"\u009b2J\u0090q\u009c\b\b\b\bB"#,
      #"\u001b(0C\u000e\u001bc"#,
      #"a\u202eD\u2066e\u200f שלום مرحبا"#, #"日\u200dE 日本\u200d語 👩‍🚀 👨‍👩‍👧‍👦 👍🏽 ☝🏽 ❤️"#,
      #"e\u0301\u0301\u0301\u0301\u0301\u0301F \u0301\u20e3"#,
      #"क्षि क्\u200dष ก็็็ 한국 \u1112\u1161\u11ab G"#,
      #"🇩🇪🇩 H \ufeff\u200b\ufffe\u0378\ue000\ufffd \ud800"#, #"one\ntwo\r\n\tthree\u2028I"#,
      String(repeating: "日本語 ", count: 5000),
    ]
    let edges = titles.enumerated().map { number, title in
      #"""
      {"cursor":"c\#(number)","node":{"__typename":"Issue","id":"I_\#(number)","number":\#(number),"title":"\#(title)",
      "state":"OPEN","author":{"__typename":"User","id":"U_\#(number)","login":"\#(title)"},"comments":{"totalCount":3},
      "labels":{"nodes":[{"id":"L_\#(number)","name":"\#(title)"}]}}}
      """#
    }
    let answer = #"""
      {"data":{"rateLimit":null,"repository":{"id":"R","nameWithOwner":"a/b","description":"\#(titles[4])",
      "viewerHasStarred":false,"stargazerCount":1,"open":{"totalCount":9},"closed":{"totalCount":0},
      "issues":{"edges":[\#(edges.joined(separator: ","))],"pageInfo":{"hasNextPage":false,"endCursor":null}}}}}
      """#
    let server = try LocalServer { connection in
      while true {
        try connection.readRequest()
        try connection.answer(answer)
      }
    }
    defer { server.stop() }
    let program = try #require(BuiltProgram.url("ghissues"))
    let arguments = ["a/b", "--no-image", "--endpoint", try server.url().absoluteString]
    let once = try await BuiltProgram.run(
      program, arguments + ["--once"], environment: ["GITHUB_TOKEN": "x"])
    let tmux = try await Tmux(columns: 80, lines: 24)
    defer { tmux.close() }
    try await tmux.start(
      URL(filePath: "/usr/bin/env"), "GITHUB_TOKEN=x", program.path, arguments[0], arguments[1],
      arguments[2], arguments[3], in: tmux.folder)
    try await tmux.waitFor(once.output)
    #expect(try await tmux.tell("#{pane_title}").contains("owned") == false)
    try await tmux.press("Down", "End", "Home", "C-l")
    try await tmux.waitFor(once.output)
    try await tmux.press("q")
    try await expectRestored(tmux, code: 0)
  }

  @Test func controlCGivesTheTerminalBack() async throws {
    try await onTerminal("NO_COLOR=1", columns: 200, lines: 60) { tmux in
      // A larger window shows the whole page, and the numbers of comments at its edge.
      let screen = try await tmux.waitFor("▸ ● #46    Rising water alarm")
      #expect(screen.contains("20 issues, and more"))
      try await tmux.press("C-c")
      try await expectRestored(tmux, code: 128 + SIGINT)
    }
  }

  /// Where it traps or aborts, what is said of it is on the shell's own screen.
  @Test(arguments: [SIGABRT, SIGSEGV, SIGILL])
  func aCrashGivesTheTerminalBack(_ signal: Int32) async throws {
    try await onTerminal("SWIFT_BACKTRACE=enable=no") { tmux in
      try await tmux.waitFor("▸ ● #46    Rising water alarm")
      let pid = try #require(try await tmux.processID())
      #expect(kill(pid, signal) == 0)
      try await expectRestored(tmux, code: 128 + signal)
    }
  }

  /// A terminal that can only write lines gets lines, and takes them.
  @Test func aDumbTerminal() async throws {
    try await onTerminal("TERM=dumb", lines: 60) { tmux in
      try await tmux.waitFor("▸ ● #46    Rising water alarm")
      #expect(try await tmux.tell("#{alternate_on} #{cursor_flag}") == "0 1\n")
      try await tmux.press("s", "Enter")
      try await tmux.waitFor("★ 129")
      try await tmux.press("q", "Enter")
      #expect(try await tmux.waitForFile("code") == "0\n")
    }
  }
}
