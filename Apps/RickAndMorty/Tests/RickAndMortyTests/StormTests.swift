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
    var numbers = SeededNumbers(seed: 9)
    for step in 0..<200 {
      let size = Size(
        width: .random(in: 0...90, using: &numbers), height: .random(in: 0...30, using: &numbers))
      if step % 3 == 0 { app.renderer.size = size }
      app.renderer.send(try #require(Self.keys.randomElement(using: &numbers)))
      #expect(app.renderer.frame.faults == [], "step \(step)")
      if step % 5 == 0 { #expect(await app.renderer.settle(within: .seconds(30))) }
      #expect(app.renderer.frame.faults == [] && app.renderer.frame.size == app.renderer.size)
    }
    app.renderer.size = Size(width: 80, height: 24)
    #expect(await app.renderer.settle(within: .seconds(30)))
    for _ in 0..<20 { app.renderer.send(.escape) }
    #expect(await app.renderer.settle(within: .seconds(30)))
    #expect(app.renderer.frame.text.contains("────"), "\(app.renderer.frame.text)")
  }
}
