import Baton
import BatonTerminal
import BatonTesting
import Testing

@testable import GitHubIssues

/// A key costs in a list of 5,000 issues what it costs in a short one.
@MainActor @Suite struct LongListTests {
  private func edge(_ number: Int) -> String {
    let author = #"{"__typename": "User", "__isNode": "User", "id": "U_ada", "login": "ada"}"#
    let node = #"""
      {"__typename": "Issue", "id": "I_\#(number)", "number": \#(100 + number % 10), "title": "One of many", "state": "OPEN",
       "author": \#(author), "comments": {"totalCount": 3}, "labels": {"nodes": []}}
      """#
    return #"{"cursor": "c\#(number)", "node": \#(node)}"#
  }

  private func answer(_ count: Int) -> Payload {
    let edges = (0..<count).map(edge).joined(separator: ",")
    let issues = #"{"edges": [\#(edges)], "pageInfo": {"hasNextPage": false, "endCursor": null}}"#
    return Payload(
      json: #"""
        {"data": {"repository": {"id": "R_1", "nameWithOwner": "a/b", "description": null,
          "viewerHasStarred": false, "stargazerCount": 1, "open": {"totalCount": \#(count)},
          "closed": {"totalCount": 0}, "issues": \#(issues)},
          "rateLimit": {"limit": 5000, "remaining": 4999, "resetAt": "2026-10-14T18:46:20Z"}}}
        """#)
  }

  private struct Work: Equatable {
    var bodies = 0
    var cells = 0
  }

  /// What each of some keys made run and made be written, after others.
  private func work(_ app: App, after way: [Key], _ keys: [Key]) -> [Work] {
    for key in way { app.renderer.send(key) }
    var shown = app.renderer.frame
    var cells = 0
    app.renderer.onFrame = { frame in
      cells += frame.changes(since: shown).reduce(0) { $0 + $1.cells.count }
      shown = frame
    }
    defer { app.renderer.onFrame = nil }
    return keys.map { key in
      app.renderer.resetBodyRuns()
      cells = 0
      app.renderer.send(key)
      app.renderer.render()
      return Work(bodies: app.renderer.bodyRuns.total, cells: cells)
    }
  }

  private func app(issues count: Int) async throws -> App {
    let transport = ScriptedTransport()
    let app = App(transport: transport, place: RepositoryPlace(owner: "a", name: "b"))
    app.renderer.render()
    try await wait { transport.held.count == 1 }
    transport.held[0].respond(answer(count))
    // A machine that does other work takes its time over so long an answer.
    try await wait(timeout: .seconds(60)) {
      app.renderer.frame.text.contains("\(count) issues")
    }
    return app
  }

  /// From the first issue, from one in the middle, from the last one and from the first again: steps where
  /// the list scrolls and where it does not, pages, both ends, and a key that nothing wants.
  @Test func aKeyCostsTheSame() async throws {
    let (short, long) = (try await app(issues: 300), try await app(issues: 5000))
    let keys: [Key] = [
      .down, .down, .up, .pageDown, .down, .pageUp, .pageUp, .up, "z", .pageDown, .pageDown,
    ]
    func pages(_ count: Int) -> [Key] { [.home] + [Key](repeating: .pageDown, count: count) }
    // Numbers of pages that differ by tens bring issues whose numbers end alike.
    for (shortWay, longWay) in [
      ([], []), (pages(9), pages(189)), ([.end], [.end]), ([.home], [.home]),
    ] {
      let expected = work(short, after: shortWay, keys)
      let work = work(long, after: longWay, keys)
      #expect(work == expected, "after \(shortWay.count) keys")
      #expect(work.allSatisfy { $0.cells <= 80 * 24 } && work.contains { $0.cells > 0 })
    }
    // What an end brings from the other.
    let ends: [Key] = [.end, .home, .end, .up, .down, .home]
    #expect(work(long, after: [], ends) == work(short, after: [], ends))
  }
}
