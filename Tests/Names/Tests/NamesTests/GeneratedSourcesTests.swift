import Foundation
import Testing

/// The schemas, documents and readers of `Sources` are written by the modules here. `BLESS=1` writes
/// them anew, and then fails, so that a change is looked at.
@Suite struct GeneratedSourcesTests {
  private static let blesses = ProcessInfo.processInfo.environment["BLESS"] == "1"
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  @Test(arguments: NamesModule.all.indices) func sourcesAreAsGenerated(_ index: Int) throws {
    for (path, text) in try NamesModule.all[index].files() {
      let file = Self.folder.appending(path: path)
      if Self.blesses {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        continue
      }
      #expect(
        try String(contentsOf: file, encoding: .utf8) == text,
        "\(path) is not as generated. Write it with `BLESS=1 make alone-Names`.")
    }
    if Self.blesses { Issue.record("written; look at the changes, then run without BLESS") }
  }
}
