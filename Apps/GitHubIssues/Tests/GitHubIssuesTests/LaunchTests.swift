import Baton
import BatonImage
import BatonTerminal
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
    #expect(second.text.contains("asking again…"))
    let kept = second.lines.map { $0.replacing(/\ +asking again…/, with: "") }
    #expect(kept.joined(separator: "\n") == left)
    second.press(.escape)
    #expect(second.text != open && second.text.contains("issues"))
    // Of both screens, the covered one as well.
    #expect(Set(second.requests.map { $0.prefix { $0 != " " } }).contains("IssueQuery"))
    #expect(Set(second.requests.map { $0.prefix { $0 != " " } }).contains("RepositoryQuery"))
    await second.app.environment.end()
  }
}
