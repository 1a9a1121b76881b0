import BatonTerminalTesting
import Foundation
import Testing

/// The program itself on a terminal that is one: what only a kernel, a shell and ncurses together can
/// show, which is what is left behind.
@Suite(
  .enabled(if: Tmux.installed != nil, "tmux is not installed: apt-get install tmux"),
  .enabled(
    if: BuiltProgram.url("rickandmorty") != nil,
    "the program is not built beside the tests: the test target must depend on 'rickandmorty'"))
struct TerminalTests {
  private func onTerminal(
    columns: Int = 80, lines: Int = 24, _ variable: String = "SWIFT_BACKTRACE=enable=no",
    _ test: (Tmux) async throws -> Void
  ) async throws {
    let tmux = try await Tmux(columns: columns, lines: lines)
    defer { tmux.close() }
    let program = try #require(BuiltProgram.url("rickandmorty"))
    // `--recorded` looks upwards from the working folder.
    try await tmux.start(
      URL(filePath: "/usr/bin/env"), variable, program.path, "--recorded", "--no-image",
      in: repositoryFile("Apps/RickAndMorty"))
    try await test(tmux)
  }

  private func expectRestored(_ tmux: Tmux, code: String) async throws {
    let ending = try await tmux.ending()
    #expect(ending.code == code)
    #expect(ending.areSettingsRestored && ending.isScreenRestored)
    #expect(!ending.screen.contains("Rick Sanchez"), "\(ending.screen)")
  }

  @Test func aCharacterIsOpenedAndTheTerminalGivenBack() async throws {
    try await onTerminal { tmux in
      try await tmux.waitFor("▸ Rick Sanchez")
      #expect(try await tmux.tell("#{alternate_on} #{cursor_flag}") == "1 0\n")
      try await tmux.press("Down")
      try await tmux.waitFor("▸ Morty Smith")
      try await tmux.press("Enter")
      let character = try await tmux.waitFor("Alive · Human")
      #expect(character.hasPrefix("‹ Character\n"), "\(character)")
      #expect(character.contains("\nMorty Smith\n"), "\(character)")
      // The episodes come with a part of the answer, after the character.
      #expect(character.contains("\nLoading the episodes…\n"), "\(character)")
      try await tmux.waitFor("▸ S01E01  Pilot")
      try await tmux.press("q")
      try await expectRestored(tmux, code: "0")
    }
  }

  @Test func aNameIsTypedAndAFavouriteChosen() async throws {
    try await onTerminal { tmux in
      try await tmux.waitFor("▸ Rick Sanchez")
      try await tmux.press("/")
      try await tmux.waitFor("Type a part of a name")
      try await tmux.press("bill", "Enter")
      try await tmux.waitFor("▹ Bill")
      try await tmux.press("Tab", "Down")
      try await tmux.waitFor("▸ Bill")
      try await tmux.press("f")
      try await tmux.waitFor("★")
      try await tmux.press("Enter")
      try await tmux.waitFor("Bill ★")
      // In the text field it would be a letter; here nothing wants it.
      try await tmux.press("q")
      try await expectRestored(tmux, code: "0")
    }
  }

  @Test func aSequenceThatTheTerminalsEntryLacksIsNoEscape() async throws {
    try await onTerminal { tmux in
      try await tmux.waitFor("▸ Rick Sanchez")
      // End and Home as some terminals send them.
      try await tmux.press("Escape", "[", "8", "~")
      try await tmux.waitFor("▸ Ants in my Eyes Johnson")
      try await tmux.press("Escape", "[", "7", "~")
      try await tmux.waitFor("▸ Rick Sanchez")
      try await tmux.press("Enter")
      try await tmux.waitFor("▸ S01E01")
      // A key that no entry has.
      try await tmux.press("Escape", "[", "9", "9", "~")
      try await tmux.press("Down")
      let character = try await tmux.waitFor("▸ S01E02")
      #expect(character.hasPrefix("‹ Character\n"), "\(character)")
      try await tmux.press("Escape")
      try await tmux.waitFor("▸ Rick Sanchez")
      try await tmux.press("q")
      try await expectRestored(tmux, code: "0")
    }
  }

  @Test func controlCGivesTheTerminalBack() async throws {
    try await onTerminal(columns: 200, lines: 60) { tmux in
      try await tmux.waitFor("▸ Rick Sanchez")
      try await tmux.press("C-c")
      try await expectRestored(tmux, code: "\(128 + SIGINT)")
    }
  }

  /// Asked to end, and where it aborts or traps.
  @Test(arguments: [SIGTERM, SIGHUP, SIGABRT, SIGSEGV, SIGILL, SIGTRAP])
  func aSignalGivesTheTerminalBack(_ signal: Int32) async throws {
    try await onTerminal(columns: 60, lines: 20) { tmux in
      try await tmux.waitFor("▸ Rick Sanchez")
      let pid = try #require(try await tmux.processID())
      #expect(kill(pid, signal) == 0)
      try await expectRestored(tmux, code: "\(128 + signal)")
    }
  }

  /// A terminal that can only write lines gets lines, and takes them.
  @Test func aDumbTerminal() async throws {
    try await onTerminal("TERM=dumb") { tmux in
      try await tmux.waitFor("▸ Rick Sanchez")
      #expect(try await tmux.tell("#{alternate_on} #{cursor_flag}") == "0 1\n")
      try await tmux.press("j", "Enter")
      try await tmux.waitFor("▸ Morty Smith")
      try await tmux.press("Enter")
      try await tmux.waitFor("▸ S01E01  Pilot")
      try await tmux.press("q", "Enter")
      #expect(try await tmux.waitForFile("code") == "0\n")
    }
  }

  /// What is pasted is one text of the field that has the focus, and no keys elsewhere.
  @Test func aPasteIsNoKeys() async throws {
    try await onTerminal { tmux in
      try await tmux.waitFor("▸ Rick Sanchez")
      try await tmux.paste("nqnq\n")
      try await tmux.press("/")
      try await tmux.waitFor("Type a part of a name")
      try await tmux.paste("qué\nbill")
      try await tmux.waitFor("qué bill")
      try await tmux.press("Escape")
      try await tmux.waitFor("▸ Rick Sanchez")
      try await tmux.press("q")
      try await expectRestored(tmux, code: "0")
    }
  }

  @Test func theScreenLeftIsThereAgainWithoutAnyAnswer() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("[]".utf8).write(to: folder.appending(path: "recordings.json"))
    let program = try #require(BuiltProgram.url("rickandmorty"))
    let image = folder.appending(path: "image.sqlite").path

    let first = try await Tmux(columns: 80, lines: 24)
    defer { first.close() }
    try await first.start(
      program, "--recorded", "--image", image,
      in: repositoryFile("Apps/RickAndMorty"))
    try await first.waitFor("▸ Rick Sanchez")
    try await first.press("n")
    try await first.waitFor("Page 2 of")
    try await first.press("Enter")
    let left = try await first.waitFor("▸ S0")
    try await first.press("q")
    try await expectRestored(first, code: "0")

    let second = try await Tmux(columns: 80, lines: 24)
    defer { second.close() }
    try await second.start(
      program, "--recordings", folder.path, "--image", image, in: second.folder)
    #expect(try await second.waitFor("▸ S0") == left)
    try await second.press("Escape")
    try await second.waitFor("Page 2 of")
    try await second.press("q")
    try await expectRestored(second, code: "0")
  }
}
