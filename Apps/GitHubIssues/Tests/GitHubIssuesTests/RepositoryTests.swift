import BatonTerminal
import BatonTesting
import RecordedGitHub
import Testing

@testable import GitHubIssues

@MainActor @Suite struct RepositoryTests {
  let session = Session()
  let place = #""name":"tidetable","owner":"harbourlight""#
  let rule = String(repeating: "─", count: 80)

  private func opened() async throws -> Session {
    #expect(session.text.hasPrefix("Issues\n\(rule)\nLoading…\n"))
    #expect(session.lines.last == "q quit")
    try await session.answer()
    try await session.frame(with: "Rising water alarm")
    return session
  }

  @Test func theFirstPage() async throws {
    let session = try await opened()
    let lines = session.lines
    #expect(lines.count == 24)
    #expect(lines[2] == "harbourlight/tidetable")
    #expect(lines[3] == "Tide tables for small boats, worked out on board")
    #expect(lines[4] == "● open 29  ○ closed 17  ○ all")
    #expect(
      lines[5]
        == "▸ ● #46    Rising water alarm                               bug kestrelk     3")
    #expect(session.text.contains("20 issues, and more"))
    #expect(lines.last?.hasPrefix("q quit  Enter open  s star") == true)
    #expect(
      session.requests == [#"RepositoryQuery {"name":"tidetable","owner":"harbourlight"}"#])
  }

  /// B-9.2, B-22: the page is appended, and asked for with the list's end cursor.
  @Test func thePageBehindIsLoaded() async throws {
    let session = try await opened()
    session.press(.end)
    #expect(session.text.contains("▸ Load more"))
    let rows = session.renderer.bodyRuns.of(IssueRow.self)
    session.press(.enter)
    try await session.frame(with: "Loading more…")
    // A second Enter asks for nothing.
    session.press(.enter)
    try await session.answer()
    try await session.frame(with: "29 issues")
    #expect(!session.text.contains("Load more"))
    #expect(
      session.requests.dropFirst() == [
        #"IssuePageQuery {"count":20,"cursor":"at:I_23",\#(place),"states":["OPEN"]}"#
      ])
    // A page says what is left of the rate limit too.
    #expect(session.text.contains("4998 of 5000 requests left"))
    // The rows that were there did not run again: only rows that came into sight did.
    let more = session.renderer.bodyRuns.of(IssueRow.self) - rows
    #expect((1...9).contains(more))
    session.press(.end)
    #expect(session.text.contains("▸ ● #5     Harbours south of the equator"))
  }

  @Test func aPageThatFailsIsTriedAgain() async throws {
    let session = try await opened()
    session.press(.end, .enter)
    try await session.answer(failing: Unplugged())
    try await session.frame(with: "the cable is out")
    #expect(session.text.contains("Try again"))
    session.press(.end, .enter)
    try await session.answer()
    try await session.frame(with: "29 issues")
  }

  /// What was shown before shows at once, and is asked for anew.
  @Test func filters() async throws {
    let session = try await opened()
    session.press("c")
    #expect(session.text.contains("○ open 29  ● closed 17  ○ all"))
    #expect(session.text.contains("Loading…"))
    #expect(session.text.contains("Tide tables for small boats"))
    try await session.answer()
    try await session.frame(with: "17 issues")
    #expect(session.text.contains("▸ ✓ #35    Scrolling back loses the day"))
    session.press("o")
    #expect(session.text.contains("20 issues, and more"))
    session.press("c")
    #expect(session.text.contains("17 issues"))
    try await session.answer()
    session.press("a")
    try await session.answer()
    try await session.frame(with: "20 issues, and more")
    #expect(
      session.requests.dropFirst() == [
        #"FilteredIssuesQuery {\#(place),"states":["CLOSED"]}"#,
        #"FilteredIssuesQuery {\#(place),"states":["CLOSED"]}"#,
        #"FilteredIssuesQuery {\#(place),"states":["OPEN","CLOSED"]}"#,
      ])
  }

  @Test func anIssueThatIsClosedComesToTheClosedOnes() async throws {
    let session = try await opened()
    session.press("c")
    try await session.answer()
    try await session.frame(with: "17 issues")
    session.press("o", .enter)
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    session.press("x")
    try await session.answer()
    try await session.frame(with: "✓ closed")
    session.press(.escape, "c")
    try await session.answer()
    try await session.frame(with: "18 issues")
    #expect(session.text.contains("✓ #46    Rising water alarm"))
    session.press("r")
    try await BatonTesting.wait { session.transport.held.count == 7 }
    let asked = session.requests.suffix(2).compactMap { $0.split(separator: " ").first }
    #expect(Set(asked) == ["FilteredIssuesQuery", "RepositoryQuery"])
  }

  /// B-12: shown in the turn of the key, kept when the server agrees, and only the star's body runs.
  @Test func aStarIsShownAtOnceAndKept() async throws {
    let session = try await opened()
    #expect(session.text.contains("☆ 128"))
    session.renderer.resetBodyRuns()
    session.press("s")
    try await session.frame(with: "★ 129")
    #expect(session.transport.held.count == 2)
    // A second key waits for the first answer.
    session.press("s")
    try await session.answer()
    try await wait(for: "fetchCompleted StarButtonAddStar")
    #expect(session.text.contains("★ 129"))
    let runs = session.renderer.bodyRuns
    #expect(runs.total == runs.of(StarButton.self) + runs.of(Label.self), "\(runs.byType)")
    #expect(session.transport.held.count == 2)
    try await session.press("s", until: "☆ 128")
    try await session.answer()
    try await wait(for: "fetchCompleted StarButtonRemoveStar")
    #expect(session.text.contains("☆ 128"))
    #expect(
      session.requests.dropFirst() == [
        #"StarButtonAddStar {"input":{"starrableId":"R_tidetable"}}"#,
        #"StarButtonRemoveStar {"input":{"starrableId":"R_tidetable"}}"#,
      ])
  }

  @Test func aStarThatFailsIsTakenBack() async throws {
    let session = try await opened()
    session.press("s")
    try await session.frame(with: "★ 129")
    try await session.answer(failing: Unplugged())
    try await session.frame(with: "The request failed: the cable is out")
    #expect(session.text.contains("☆ 128"))
    session.press("s")
    try await session.frame(with: "★ 129")
    #expect(!session.text.contains("the cable is out"))
  }

  @Test func aRepositoryThatIsNotThere() async throws {
    let app = App(
      transport: RecordedTransport(server: session.server, latency: .zero),
      place: RepositoryPlace(owner: "harbourlight", name: "x"))
    #expect(await app.renderer.settle(within: .seconds(30)))
    let text = app.renderer.frame.text.replacing("\n", with: " ")
    #expect(text.contains("a Repository with the name 'harbourlight/x'. Check the name."))
  }

  @Test func aFailureIsShownAndTriedAgain() async throws {
    try await session.answer(failing: Unplugged())
    try await session.frame(with: "[▸Retry ]")
    #expect(session.text.contains("The request failed: the cable is out"))
    #expect(session.lines.last == "Enter or r try again  q quit")
    session.press("r")
    try await session.frame(with: "Loading…")
    try await session.answer(failing: Unplugged())
    try await session.frame(with: "[▸Retry ]")
    session.press(.enter)
    try await session.answer()
    try await session.frame(with: "20 issues, and more")
  }

  private func wait(for event: String) async throws {
    let app = session.app
    try await BatonTesting.wait { app.trace.events.contains { $0.hasPrefix(event) } }
  }
}
