import BatonTerminalTesting
import Foundation
import Testing

/// What `--once` prints of each screen is what is kept of it in `docs/screens`.
@Suite(
  .enabled(
    if: BuiltProgram.url("ghissues") != nil,
    "the program is not built beside the tests: the test target must depend on 'ghissues'"))
struct ScreenTests {
  private func compare(
    _ screen: String, _ name: String, code: Int32 = 0, _ environment: [String: String] = [:]
  ) async throws {
    let ending = try await BuiltProgram.run(
      try #require(BuiltProgram.url("ghissues")), ["--recorded", "--once", screen],
      environment: environment)
    #expect(ending.code == code, "\(ending.errors)")
    let golden = GoldenFile(repositoryFile("docs/screens/ghissues-\(name).txt"))
    #expect(try golden.difference(from: ending.output) == nil)
  }

  @Test(arguments: [
    "issues", "issues/closed/bug", "issue/40", "issue/28", "issue/8", "labels", "search",
    "search/tides",
  ])
  func aScreen(_ screen: String) async throws {
    try await compare(screen, screen.replacing("/", with: "-"))
  }

  @Test func aScreenOfWhatIsNotThere() async throws {
    try await compare("issue/99", "issue-99", code: 1)
  }

  @Test func aLargeWindow() async throws {
    try await compare("issues", "issues-wide", ["COLUMNS": "200", "LINES": "60"])
  }
}
