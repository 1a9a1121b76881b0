import Baton
import BatonTerminal
import BatonTesting
import Testing

@testable import GitHubIssues

/// A key costs in a list of 5,000 issues what it costs in one of 100.
@MainActor @Suite struct LongListTests {
  private func edge(_ number: Int) -> String {
    let author = #"{"__typename": "User", "__isNode": "User", "id": "U_ada", "login": "ada"}"#
    let node = #"""
      {"__typename": "Issue", "id": "I_\#(number)", "number": \#(number % 1000), "title": "One of many", "state": "OPEN",
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

  /// The most that one of the keys made run and made be written.
  private func work(issues count: Int) async throws -> Work {
    let transport = ScriptedTransport()
    let app = App(transport: transport, place: RepositoryPlace(owner: "a", name: "b"))
    app.renderer.render()
    try await wait { transport.held.count == 1 }
    transport.held[0].respond(answer(count))
    // A machine that does other work takes its time over so long an answer.
    try await wait(timeout: .seconds(60)) {
      app.renderer.frame.text.contains("\(count) issues")
    }
    var most = Work()
    let steps = [Key](repeating: .down, count: 40) + [.pageDown, .pageDown, .pageUp, .up]
    for key in steps + [.end, .up, .pageUp, .home] {
      let before = app.renderer.frame
      app.renderer.resetBodyRuns()
      app.renderer.send(key)
      let cells = app.renderer.frame.changes(since: before).reduce(0) { $0 + $1.cells.count }
      most.bodies = max(most.bodies, app.renderer.bodyRuns.total)
      most.cells = max(most.cells, cells)
    }
    return most
  }

  @Test func aKeyCostsTheSame() async throws {
    let short = try await work(issues: 100)
    let long = try await work(issues: 5000)
    #expect(long.bodies == short.bodies && long.bodies > 0, "\(long) \(short)")
    // Of the issues' numbers some have more digits.
    #expect(abs(long.cells - short.cells) <= 3 * 24 && long.cells <= 80 * 24, "\(long) \(short)")
  }
}
