import BatonTerminal
import BatonTesting
import Foundation
import Testing

@testable import GitHubIssues

@MainActor @Suite struct ThreadTests {
  private func opened(_ number: Int) async throws -> Session {
    let session = Session(start: .issue(number: number))
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    return session
  }

  @Test func anIssueIsOpenedFromTheList() async throws {
    let session = Session()
    try await session.answer()
    try await session.frame(with: "Rising water alarm")
    session.press(.down, .enter)
    #expect(session.text.hasPrefix("‹ Issue 45\n"))
    try await session.answer()
    let text = try await session.frame(with: "Leave a comment")
    #expect(text.contains("#45 Keep a log of what was predicted\n"))
    #expect(text.contains("● open · sanna-reef, 2026-09-26\n"))
    #expect(
      session.requests.last
        == #"IssueQuery {"name":"tidetable","number":45,"owner":"harbourlight"}"#)
    session.press(.escape)
    #expect(session.text.contains("▸ ● #45 "))
  }

  @Test func anAuthorWhoLeft() async throws {
    let session = try await opened(8)
    #expect(session.text.contains("● open · ghost, "))
  }

  @Test func commentsComeInPages() async throws {
    let session = try await opened(40)
    session.press(.end)
    #expect(session.text.contains("▸ Load more"))
    session.press(.enter)
    try await session.answer()
    try await wait {
      session.app.trace.events.contains { $0.hasPrefix("fetchCompleted TimelineP") }
    }
    try await session.press(.end, until: "▸ Load more")
    session.press(.enter)
    try await session.answer()
    try await wait {
      session.press(.end)
      return !session.text.contains("Load") && session.text.contains("▸ old-pilot · 2026-09-20")
    }
    #expect(!session.text.contains("Load more"))
    let place = #""name":"tidetable","number":40,"owner":"harbourlight""#
    #expect(
      session.requests.dropFirst() == [
        #"TimelinePageQuery {"count":10,"cursor":"at:IC_40_9",\#(place)}"#,
        #"TimelinePageQuery {"count":10,"cursor":"at:IC_40_19",\#(place)}"#,
      ])
    // A page says what is left of the rate limit too.
    #expect(session.text.contains("4997 of 5000 requests left"))
  }

  /// B-10.1, B-12: the draft shows in the turn of the key; the server's comment takes its place.
  @Test func aCommentIsShownAtOnceAndKept() async throws {
    let session = try await opened(46)
    session.press(.tab)
    session.type("Yes, please")
    #expect(session.text.contains("\nYes, please"))
    session.renderer.resetBodyRuns()
    session.press(.enter)
    let draft = try await session.frame(with: "ada-quay · sending…")
    #expect(draft.contains("  Yes, please\n"))
    // A second Enter sends nothing, nor does one behind blanks.
    session.press(.enter)
    session.type("  ")
    session.press(.enter)
    #expect(session.requests.count { $0.hasPrefix("CommentComposerAddComment") } == 1)
    session.press(.backspace)
    session.press(.backspace)
    try await session.answer()
    let kept = try await session.frame(with: "ada-quay · 2026-10-14")
    #expect(!kept.contains("sending…"))
    try await session.frame(with: "Leave a comment")
    #expect(session.transport.held.count == 2)
    // The draft's row and then the kept one's; no other row ran.
    #expect(session.renderer.bodyRuns.of(CommentRow.self) == 2)
    #expect(session.renderer.bodyRuns.of(IssueHeader.self) == 0)
  }

  /// The list, which is under the thread, counts the comment too.
  @Test func whatTheListShowsOfItChangesWithIt() async throws {
    let session = Session()
    try await session.answer()
    try await session.frame(with: "Rising water alarm")
    session.press(.enter)
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    session.press(.tab)
    session.type("x")
    session.press(.enter)
    try await session.answer()
    try await session.frame(with: "ada-quay · 2026-10-14")
    session.press(.escape)
    #expect(session.lines[5].hasPrefix("▸ ● #46 "))
    #expect(session.lines[5].hasSuffix(" kestrelk     4"))
  }

  @Test func aRefusedCommentIsTakenBack() async throws {
    let session = try await opened(28)
    #expect(session.text.contains("● open · sanna-reef, 2026-06-16 · locked"))
    let before = session.text
    session.press(.tab)
    session.type("Me too")
    session.press(.enter)
    try await session.frame(with: "ada-quay · sending…")
    try await session.answer()
    try await session.frame(
      with: "GitHub refused it: Nothing can be changed here: the conversation is")
    #expect(!session.text.contains("sending…"))
    // What was written is still there, to be sent elsewhere.
    #expect(session.text.contains("\nMe too"))
    let comments = { (text: String) in text.split(separator: "\n").filter { $0.contains(" · 2026") }
    }
    #expect(comments(session.text) == comments(before))
  }

  /// Neither what was written is lost with the screen, nor why it was refused.
  @Test func aCommentThatIsRefusedLater() async throws {
    let session = Session()
    try await session.answer()
    try await session.frame(with: "Rising water alarm")
    for _ in 0..<16 { session.press(.down) }
    session.press(.enter)
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    session.press(.tab)
    session.type("Me too")
    session.press(.escape)
    session.press(.enter)
    try await session.frame(with: "\nMe too")
    session.press(.tab, .enter)
    try await session.frame(with: "sending…")
    session.press(.escape)
    try await session.answer()
    try await session.frame(with: "#28: GitHub refused it: Nothing can be changed here")
    session.press(.enter)
    try await session.frame(with: "\nMe too")
    #expect(session.text.contains("GitHub refused it"))
    session.press(.escape)
    #expect(session.text.contains("20 issues") && !session.text.contains("refused"))
  }

  /// What is typed while a comment is under way is another comment, and none is lost.
  @Test func commentsOneAfterAnother() async throws {
    let session = try await opened(46)
    session.press(.tab)
    session.type("One")
    session.press(.enter)
    try await session.frame(with: "sending…")
    session.type("Two")
    session.press(.enter)
    try await wait { session.text.components(separatedBy: "sending…").count == 3 }
    session.type("Three")
    try await session.answer()
    try await session.answer(failing: Unplugged())
    try await session.frame(with: "The request failed: the cable is out")
    #expect(session.text.contains("\nTwo Three"))
    #expect(session.text.contains("  One\n") && !session.text.contains("sending…"))
  }

  /// One line says why the last thing was refused.
  @Test func refusalsDoNotPileUp() async throws {
    let session = try await opened(28)
    let reason = "GitHub refused it"
    session.press("x")
    try await session.answer()
    try await session.frame(with: reason)
    session.press(.tab)
    session.type("Me too")
    session.press(.enter)
    try await wait { !session.text.contains(reason) }
    try await session.answer()
    let text = try await session.frame(with: reason)
    #expect(text.components(separatedBy: reason).count == 2)
  }

  @Test func anIssueIsClosedAndOpenedAgain() async throws {
    let session = try await opened(46)
    session.press("x")
    try await session.frame(with: "✓ closed · kestrelk")
    try await session.answer()
    try await wait { session.app.trace.events.contains { $0.hasPrefix("fetchCompleted IssueSt") } }
    try await session.press("x", until: "● open · kestrelk")
    try await session.answer(failing: Unplugged())
    try await session.frame(with: "The request failed: the cable is out")
    #expect(session.text.contains("✓ closed · kestrelk"))
  }

  @Test func anIssueThatIsNotThere() async throws {
    let session = Session(start: .issue(number: 99))
    try await session.answer()
    try await session.frame(with: "number of 99. Check the number.")
  }

  @Test func smallWindows() async throws {
    let session = try await opened(40)
    for side in 0...12 {
      session.renderer.size = Size(width: side, height: side)
      #expect(session.renderer.frame.size == Size(width: side, height: side))
    }
  }
}
