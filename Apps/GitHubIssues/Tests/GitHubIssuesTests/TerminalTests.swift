import BatonTerminalTesting
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
      try #require(BuiltProgram.url("ghissues")), "--recorded", in: tmux.folder)
    try await tmux.waitFor("▸ ● #46  Rising water alarm")
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
}
