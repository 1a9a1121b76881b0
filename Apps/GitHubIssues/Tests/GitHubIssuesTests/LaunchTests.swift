import Baton
import BatonImage
import BatonTerminal
import BatonTerminalTesting
import BatonTesting
import Foundation
import Testing

@testable import GitHubIssues

/// What a launch leaves on the disk, the next one shows before any answer, and asks for again.
@MainActor @Suite struct LaunchTests {
  @Test func theScreenLeftIsTheFirstFrame() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let persistence = Persistence(
      url: folder.appending(path: "image.sqlite"), version: Types.schemaDigest)

    let first = Session(persistence: persistence)
    try await first.answer()
    let open = try await first.frame(with: "▸ ● #46")
    first.press("c")
    try await first.answer()
    try await first.frame(with: "▸ ✓")
    first.press(.enter)
    try await first.answer()
    let left = try await first.frame(with: "Leave a comment")
    await first.app.environment.end()

    let second = Session(persistence: persistence)
    // But for the note that it is asked for again.
    #expect(second.text.contains("refreshing…"))
    let kept = second.lines.map { $0.replacing(/\ +refreshing…/, with: "") }
    #expect(kept.joined(separator: "\n") == left)
    second.press(.escape)
    #expect(second.text != open && second.text.contains("issues"))
    // Of both screens, the covered one as well.
    #expect(Set(second.requests.map { $0.prefix { $0 != " " } }).contains("IssueQuery"))
    #expect(Set(second.requests.map { $0.prefix { $0 != " " } }).contains("RepositoryQuery"))
    await second.app.environment.end()
  }

  /// What the user is told where what was kept is gone, or nothing can be: on the screen, and under `--once`
  /// beside the frame.
  @Test(
    .enabled(
      if: BuiltProgram.url("ghissues") != nil,
      "the program is not built beside the tests: the test target must depend on 'ghissues'"),
    arguments: [
      ("SQLite format 3\0", "image", "What was kept is gone: the file was damaged"),
      ("a letter", "image", "Nothing is kept: the file is no image; see --image"),
      (
        "", "image/within",
        "Nothing is kept: no file: Not a directory; see --image"
      ),
    ])
  func anImageThatCannotBeUsed(_ content: String, _ path: String, _ words: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = folder.appending(path: path)
    func spoil() throws { try Data(content.utf8).write(to: folder.appending(path: "image")) }

    try spoil()
    let session = Session(
      persistence: Persistence(url: image, version: Types.schemaDigest))
    try await wait { session.lines.last == words }
    await session.app.environment.end()

    try spoil()
    let ending = try await BuiltProgram.run(
      try #require(BuiltProgram.url("ghissues")),
      ["--recorded", "--image", image.path, "--once", "labels"])
    #expect(ending.code == 0 && ending.output.contains("bug  Something is wrong"))
    #expect(ending.errors == "ghissues: \(words) (\(image.path))\n")
  }
}
