import BatonTerminal
import RecordedGitHub
import Testing

@testable import GitHubIssues

/// Which keys a screen has, its last line says; the usual window has room for all of them.
@MainActor @Suite struct KeysTests {
  @Test(arguments: [
    "issues", "issues/closed/bug", "issues/all", "issue/40", "issue/28", "issue/99", "labels",
    "search", "search/tides", "search/submarine",
  ])
  func allAreShown(_ screen: String) async throws {
    let start = try #require(Screen(screen))
    let app = App(
      transport: RecordedTransport(server: RecordedServer(), latency: .zero),
      place: try #require(RepositoryPlace(RecordedServer.repository)),
      start: start, size: Size(width: 400, height: 24))
    #expect(await app.renderer.settle(within: .seconds(30)))
    // A window that has room for any line.
    let keys = try #require(lines(of: app).last)
    #expect(keys.contains("q quit") || keys.contains("Esc back"), "\(keys)")
    for height in [24, 12] {
      app.renderer.size = Size(width: 80, height: height)
      #expect(lines(of: app).count == height && lines(of: app).last == keys)
    }
  }

  private func lines(of app: App) -> [Substring] {
    app.renderer.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
