import Foundation
import Testing

@testable import RickAndMorty

/// The program itself on a terminal that is one: what only a kernel, a shell and ncurses together can
/// show, which is what is left behind.
@Suite(
  .enabled(if: Tmux.installed != nil, "tmux is not installed: apt-get install tmux"),
  .enabled(
    if: BuiltProgram.url != nil,
    "the program is not built beside the tests: the test target must depend on 'rickandmorty'"))
struct TerminalTests {
  private func onTerminal(
    columns: Int, lines: Int, _ test: (Tmux) async throws -> Void
  ) async throws {
    let tmux = try await Tmux(columns: columns, lines: lines)
    defer { tmux.close() }
    try await test(tmux)
  }

  /// Runs the program between two looks at the terminal's settings; its process id, its exit code
  /// and the settings are left in files.
  private func start(in tmux: Tmux) async throws {
    let program = try #require(BuiltProgram.url)
    // `--recorded` looks upwards from the working folder.
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    try """
    stty -a > before
    echo the shell was here
    sh -c 'echo $$ > pid; cd "$1"; exec "$0" --recorded' '\(program.path)' '\(folder.path)'
    echo $? > code
    stty -a > after

    """.write(to: tmux.folder.appending(path: "session"), atomically: true, encoding: .utf8)
    try await tmux.press("cd '\(tmux.folder.path)' && clear && . ./session", "Enter")
  }

  private func expectRestored(_ tmux: Tmux, code: String) async throws {
    let after = try await tmux.waitForFile("after")
    #expect(try await tmux.waitForFile("code") == code + "\n")
    #expect(try await tmux.waitForFile("before") == after)
    #expect(after.contains(" icanon") && after.contains(" echo "), "\(after)")
    // Back on the shell's own screen, the cursor in sight, and keys typed are shown again.
    #expect(try await tmux.tell("#{alternate_on} #{cursor_flag} #{keypad_flag}") == "0 1 0\n")
    let screen = try await tmux.waitFor("the shell was here")
    #expect(!screen.contains("Rick Sanchez"), "\(screen)")
    try await tmux.press("echo back to $((40 + 2))", "Enter")
    try await tmux.waitFor("back to 42")
  }

  @Test func aCharacterIsOpenedAndTheTerminalGivenBack() async throws {
    try await onTerminal(columns: 80, lines: 24) { tmux in
      try await start(in: tmux)
      try await tmux.waitFor("▸ Rick Sanchez")
      #expect(try await tmux.tell("#{alternate_on} #{cursor_flag}") == "1 0\n")
      try await tmux.press("Down")
      try await tmux.waitFor("▸ Morty Smith")
      try await tmux.press("Enter")
      let character = try await tmux.waitFor("Alive · Human")
      #expect(character.hasPrefix("‹ Character\n"), "\(character)")
      #expect(character.contains("\nMorty Smith\n"), "\(character)")
      try await tmux.press("q")
      try await expectRestored(tmux, code: "0")
    }
  }

  @Test func aSignalGivesTheTerminalBack() async throws {
    try await onTerminal(columns: 60, lines: 20) { tmux in
      try await start(in: tmux)
      try await tmux.waitFor("▸ Rick Sanchez")
      let text = try await tmux.waitForFile("pid").trimmingCharacters(in: .newlines)
      let pid = try #require(pid_t(text))
      #expect(kill(pid, SIGTERM) == 0)
      try await expectRestored(tmux, code: "\(128 + SIGTERM)")
    }
  }
}
