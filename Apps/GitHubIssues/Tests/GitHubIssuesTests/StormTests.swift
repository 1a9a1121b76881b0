import BatonTerminal
import BatonTerminalTesting
import RecordedGitHub
import Testing

@testable import GitHubIssues

/// Any keys on any screen, in a window that is dragged to any size: nothing traps, and frames stay whole.
@MainActor @Suite struct StormTests {
  private static let keys: [Key] = [
    .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .backTab,
    .backspace, .delete, .function(12), "o", "c", "a", "l", "/", "r", "s", "x", "日", " ",
  ]

  @Test(arguments: [
    "issues", "issues/closed/bug", "issue/40", "labels", "search/tides", "issue/99",
  ])
  func anything(_ screen: String) async throws {
    let start = try #require(Screen(screen))
    let app = App(
      transport: RecordedTransport(server: RecordedServer(), latency: .zero),
      place: try #require(RepositoryPlace(RecordedServer.repository)),
      start: start, isTracing: true)
    #expect(await app.renderer.faultInStorm(of: Self.keys) == nil)
    #expect(app.renderer.frame.text.contains("────"), "\(app.renderer.frame.text)")
  }
}
