import BatonTerminal
import BatonTesting
import Testing

@testable import GitHubIssues

/// Labels, the search, and what leaves a list.
@MainActor @Suite struct NarrowingTests {
  let session = Session()

  private func opened() async throws {
    try await session.answer()
    try await session.frame(with: "Rising water alarm")
  }

  @Test func issuesOfALabel() async throws {
    try await opened()
    session.press("l")
    #expect(session.text.hasPrefix("‹ Labels\n"))
    try await session.answer()
    try await session.frame(with: "bug  Something is wrong")
    #expect(session.lines.last == "Esc back  Enter choose  q quit")
    session.press(.down, .enter)
    try await session.answer()
    let text = try await session.frame(with: "\n3 issues")
    #expect(text.contains("○ all  label: bug"), "\(text)")
    let place = #""name":"tidetable","owner":"harbourlight""#
    #expect(
      session.requests.suffix(2) == [
        #"LabelsQuery {"name":"tidetable","owner":"harbourlight"}"#,
        #"FilteredIssuesQuery {"labels":["bug"],\#(place),"states":["OPEN"]}"#,
      ])
    // The labels were asked for with the second request, these issues with the third.
    #expect(text.contains("4997 of 5000 requests left"), "\(text)")
    // The first choice is all of them again.
    session.press("l", .enter)
    try await session.frame(with: "20 issues, and more")
    #expect(!session.text.contains("label: bug"))
  }

  @Test func aSearch() async throws {
    try await opened()
    session.press("/")
    #expect(session.text.contains("Type words of an issue, then press Enter."))
    session.type("tides")
    session.press(.enter)
    try await session.answer()
    let text = try await session.frame(with: "2 issues")
    #expect(text.contains("▹ ● #43    Tides of the lagoon are damped"), "\(text)")
    #expect(text.contains("  ✓ #19    Two tides on one line when there are three"), "\(text)")
    #expect(
      session.requests.last
        == #"SearchQuery {"query":"repo:harbourlight/tidetable is:issue sort:created-desc tides"}"#)
    session.press(.tab, .enter)
    try await session.answer()
    try await session.frame(with: "#43 Tides of the lagoon are damped")
  }

  @Test func nothingIsFound() async throws {
    let session = Session(start: .search(words: "submarine"))
    try await session.answer()
    try await session.frame(with: "Nothing has these words.")
  }

  @Test func oneIsFound() async throws {
    let session = Session(start: .search(words: "rising"))
    try await session.answer()
    try await session.frame(with: "Rising water alarm")
    #expect(session.text.contains("\n1 issue\n"))
  }

  /// B-10: out of the list in the turn of the key, and its event in the thread with the answer.
  @Test func aClosedIssueLeavesTheOpenOnes() async throws {
    try await opened()
    session.press(.enter)
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    session.press("x")
    try await session.frame(with: "✓ closed · kestrelk")
    session.press(.escape)
    #expect(session.text.contains("● open 28  ○ closed 18"))
    #expect(!session.text.contains("Rising water alarm"))
    try await session.answer()
    try await wait(for: "fetchCompleted IssueStateButtonClose")
    #expect(!session.text.contains("Rising water alarm"))
    #expect(session.text.contains("▸ ● #45    Keep a log"))
  }

  @Test func theThreadTellsOfIt() async throws {
    let session = Session(start: .issue(number: 46))
    try await session.answer()
    let before = try await session.frame(with: "Leave a comment")
    #expect(before.contains("# mira-holm labeled this bug · 2026-10-02"), "\(before)")
    session.press("x")
    try await session.answer()
    try await session.frame(with: "✓ ada-quay closed this · 2026-10-14")
    try await session.press("x", until: "● open · kestrelk")
    try await session.answer()
    try await session.frame(with: "● ada-quay opened this again · 2026-10-14")
  }

  @Test func aRefusalLeavesItInTheList() async throws {
    try await opened()
    for _ in 0..<16 { session.press(.down) }
    #expect(session.text.contains("▸ ● #28    Support leap seconds"))
    session.press(.enter)
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    session.press("x")
    try await session.frame(with: "✓ closed · sanna-reef")
    try await session.answer()
    try await session.frame(with: "GitHub refused it: Nothing can be changed here")
    session.press(.escape)
    #expect(session.text.contains("● open 29  ○ closed 17"))
    #expect(session.text.contains("▸ ● #28    Support leap seconds"))
  }

  /// One record, which each answer writes, wherever it is shown.
  @Test func whatIsLeftOfTheRateLimit() async throws {
    try await opened()
    #expect(session.text.contains("4999 of 5000 requests left until 18:46 UTC"))
    session.press(.enter)
    try await session.answer()
    try await session.frame(with: "4998 of 5000 requests left")
    session.press(.escape)
    #expect(session.text.contains("4998 of 5000 requests left"))
  }

  private func wait(for event: String) async throws {
    let app = session.app
    try await BatonTesting.wait { app.trace.events.contains { $0.hasPrefix(event) } }
  }
}
