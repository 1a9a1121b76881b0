import BatonTerminal
import BatonTerminalTesting
import Testing

@testable import RickAndMorty

/// Any keys on any screen, in a window that is dragged to any size: nothing traps, and frames stay whole.
@MainActor @Suite struct StormTests {
  private static let keys: [Key] = [
    .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .backTab,
    .backspace, .delete, "n", "p", "f", "F", "s", "e", "L", "/", "r", "日", " ",
  ]

  @Test(arguments: [
    "characters", "character/9", "episode/24", "search/bill", "favourites", "locations",
    "location/20", "character/61",
  ])
  func anything(_ screen: String) async throws {
    let start = try #require(Screen(screen))
    let app = App(
      transport: AnsweringTransport(try repositoryRecordings()), start: start,
      isTracing: true)
    #expect(await app.renderer.faultInStorm(of: Self.keys) == nil)
    #expect(app.renderer.frame.text.contains("────"), "\(app.renderer.frame.text)")
  }
}
