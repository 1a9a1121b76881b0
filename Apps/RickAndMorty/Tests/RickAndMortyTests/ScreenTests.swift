import BatonTerminalTesting
import Foundation
import Testing

/// What `--once` prints of each screen is what is kept of it in `docs/screens`.
@Suite(
  .enabled(
    if: BuiltProgram.url("rickandmorty") != nil,
    "the program is not built beside the tests: the test target must depend on 'rickandmorty'"))
struct ScreenTests {
  /// The repository's folder, four above this file's.
  private static let repository = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Returns what was said beside the frame.
  @discardableResult private func compare(
    _ screen: String, _ name: String, code: Int32 = 0, _ environment: [String: String] = [:]
  ) async throws -> String {
    let recordings = Self.repository.appending(path: "Spec/rickandmorty").path
    let ending = try await BuiltProgram.run(
      try #require(BuiltProgram.url("rickandmorty")),
      ["--recordings", recordings, "--once", screen], environment: environment)
    #expect(ending.code == code, "\(ending.errors)")
    let golden = GoldenFile(
      Self.repository.appending(path: "docs/screens/rickandmorty-\(name).txt"))
    #expect(try golden.difference(from: ending.output) == nil)
    return ending.errors
  }

  @Test(arguments: [
    "characters", "characters/3", "characters/1/Dead/Alien", "character/9",
    "character/40", "episode/24", "search", "search/bill",
    "search/nobody", "favourites", "locations", "location/20",
  ])
  func aScreen(_ screen: String) async throws {
    try await compare(screen, screen.replacing("/", with: "-"))
  }

  @Test(arguments: [
    ("characters/4", "there is no page 4 of these characters"),
    ("locations/2", "there is no page 2 of the locations"),
  ])
  func aPageThatIsNotThere(_ screen: String, _ said: String) async throws {
    let errors = try await compare(screen, screen.replacing("/", with: "-"), code: 1)
    #expect(errors == "rickandmorty: \(said)\n")
  }

  @Test func aScreenThatFails() async throws {
    try await compare("character/61", "character-61", code: 1)
  }

  @Test func aLargeWindow() async throws {
    try await compare("characters", "characters-wide", ["COLUMNS": "200", "LINES": "60"])
  }

  @Test func aDiskThatIsFull() async throws {
    let ending = try await BuiltProgram.run(
      try #require(BuiltProgram.url("rickandmorty")), ["--help"],
      output: URL(filePath: "/dev/full"))
    #expect(ending.code == 1)
  }
}
