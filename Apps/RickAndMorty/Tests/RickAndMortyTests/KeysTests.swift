import BatonTerminal
import Testing

@testable import RickAndMorty

/// Which keys a screen has, its last line says; the usual window has room for all of them.
@MainActor @Suite struct KeysTests {
  @Test(arguments: [
    "characters", "characters/4", "characters/1/Dead/Alien", "characters/1/Alive/Humanoid",
    "character/9", "character/40", "episode/24", "search", "search/bill", "search/nobody",
    "favourites", "locations", "location/20",
  ])
  func allAreShown(_ screen: String) async throws {
    let start = try #require(Screen(screen))
    let app = App(
      transport: AnsweringTransport(try repositoryRecordings()), start: start,
      size: Size(width: 400, height: 24))
    _ = await app.settled()
    try expectAllKeys(app)
  }

  /// Nothing comes, or no answer ever: the screens say how to leave, and how to ask again.
  @Test(
    arguments: [
      "characters", "characters/2", "characters/2/Dead", "character/9", "episode/24",
      "search/bill", "locations", "locations/2", "location/20",
    ], [true, false])
  func allAreShownOfWhatIsNotThere(_ screen: String, _ fails: Bool) async throws {
    let start = try #require(Screen(screen))
    let transport = AnsweringTransport(parts: { _ in throw Unplugged() })
    if !fails { transport.hold() }
    let app = App(transport: transport, start: start, size: Size(width: 400, height: 24))
    app.renderer.render()
    if fails { _ = await app.settled() }
    #expect(app.renderer.isWaiting == !fails)
    try expectAllKeys(app)
  }

  @Test func allAreShownOfFavourites() async throws {
    let app = App(transport: AnsweringTransport(try repositoryRecordings()))
    _ = await app.settled()
    app.renderer.send("f")
    app.renderer.send("F")
    app.renderer.size.width = 400
    #expect(app.lines.last?.contains("f no favourite any more") == true)
    try expectAllKeys(app)
  }

  /// Compares with a window that has room for any line.
  private func expectAllKeys(_ app: App) throws {
    #expect(app.renderer.size.width == 400)
    let keys = try #require(app.lines.last)
    #expect(keys.contains("q quit") || keys.contains("Esc back"), "\(keys)")
    for height in [24, 12] {
      app.renderer.size = Size(width: 80, height: height)
      #expect(app.lines.count == height && app.lines.last == keys)
    }
  }
}
