import BatonTerminalTesting
import Foundation
import Testing

/// What `--once` prints of each screen is what is kept of it in `docs/screens`.
@Suite(
  .enabled(
    if: BuiltProgram.url("ghissues") != nil,
    "the program is not built beside the tests: the test target must depend on 'ghissues'"))
struct ScreenTests {
  /// Of what is there, as the goldens' names say it.
  private static let screens = [
    "issues", "issues/closed/bug", "issue/40", "issue/28", "issue/8", "labels", "search",
    "search/tides",
  ]
  private static let absent = "issue/99"
  private static let wide = "issues-wide"

  private static func name(_ screen: String) -> String { screen.replacing("/", with: "-") }

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

  @Test(arguments: screens)
  func aScreen(_ screen: String) async throws {
    try await compare(screen, Self.name(screen))
  }

  @Test func aScreenOfWhatIsNotThere() async throws {
    try await compare(Self.absent, Self.name(Self.absent), code: 1)
  }

  @Test func aLargeWindow() async throws {
    try await compare("issues", Self.wide, ["COLUMNS": "200", "LINES": "60"])
  }

  /// A golden that nothing is compared with would tell what is no longer so.
  @Test func noGoldenIsLeftOver() throws {
    let folder = repositoryFile("docs/screens")
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("ghissues") && $0.hasSuffix(".txt") }
    let compared = (Self.screens + [Self.absent]).map(Self.name) + [Self.wide]
    #expect(Set(kept) == Set(compared.map { "ghissues-\($0).txt" }))
  }
}
