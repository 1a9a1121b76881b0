import BatonTerminalTesting
import Foundation
import Testing

/// What `--once` prints of each screen is what is kept of it in `docs/screens`.
@Suite(
  .enabled(
    if: BuiltProgram.url("rickandmorty") != nil,
    "the program is not built beside the tests: the test target must depend on 'rickandmorty'"))
struct ScreenTests {
  private static let screens = [
    "characters", "characters/3", "characters/1/Dead/Alien", "character/9", "character/40",
    "episode/24", "search", "search/bill", "search/nobody", "favourites", "locations",
    "location/20",
  ]
  private static let absentPages = [
    ("characters/4", "there is no page 4 of these characters"),
    ("locations/2", "there is no page 2 of the locations"),
  ]
  private static let failing = "character/61"
  /// Its name, where that is not the screen's.
  private static let large = "characters-wide"

  private static func golden(_ name: String) -> URL {
    repositoryFile("docs/screens/rickandmorty-\(name.replacing("/", with: "-")).txt")
  }

  /// Returns what was said beside the frame.
  @discardableResult private func compare(
    _ screen: String, as name: String? = nil, code: Int32 = 0,
    _ environment: [String: String] = [:]
  ) async throws -> String {
    let recordings = repositoryFile("Spec/rickandmorty").path
    let ending = try await BuiltProgram.run(
      try #require(BuiltProgram.url("rickandmorty")),
      ["--recordings", recordings, "--once", screen], environment: environment)
    #expect(ending.code == code, "\(ending.errors)")
    let golden = GoldenFile(Self.golden(name ?? screen))
    #expect(try golden.difference(from: ending.output) == nil)
    return ending.errors
  }

  @Test(arguments: ScreenTests.screens)
  func aScreen(_ screen: String) async throws {
    try await compare(screen)
  }

  @Test(arguments: ScreenTests.absentPages)
  func aPageThatIsNotThere(_ screen: String, _ said: String) async throws {
    let errors = try await compare(screen, code: 1)
    #expect(errors == "rickandmorty: \(said)\n")
  }

  @Test func aScreenThatFails() async throws {
    try await compare(Self.failing, code: 1)
  }

  @Test func aLargeWindow() async throws {
    try await compare("characters", as: Self.large, ["COLUMNS": "200", "LINES": "60"])
  }

  /// Nothing is shown to readers that no test compares any more.
  @Test func noneIsLeftOver() throws {
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: repositoryFile("docs/screens").path)
    let names = Self.screens + Self.absentPages.map(\.0) + [Self.failing, Self.large]
    let tested = Set(names.map { Self.golden($0).lastPathComponent })
    #expect(Set(kept.filter { $0.hasPrefix("rickandmorty-") && $0.hasSuffix(".txt") }) == tested)
  }

  @Test func aDiskThatIsFull() async throws {
    let ending = try await BuiltProgram.run(
      try #require(BuiltProgram.url("rickandmorty")), ["--help"],
      output: URL(filePath: "/dev/full"))
    #expect(ending.code == 1)
  }

  /// Without `--once`, and with no standard output at all: a file that the program opens is not to take its
  /// place.
  @Test(arguments: ["", "--once"]) func noStandardOutput(_ option: String) async throws {
    let program = try #require(BuiltProgram.url("rickandmorty")).path
    let recordings = repositoryFile("Spec/rickandmorty").path
    let reasons = [">/dev/full": "No space left on device", ">&-": "Bad file descriptor"]
    for (output, reason) in reasons {
      let ending = try await BuiltProgram.run(
        URL(filePath: "/bin/sh"),
        ["-c", "'\(program)' --recordings '\(recordings)' --no-image \(option) \(output)"])
      #expect(ending.code == 1)
      #expect(
        ending.errors == "rickandmorty: the standard output can't be written to: \(reason)\n")
    }
  }
}
