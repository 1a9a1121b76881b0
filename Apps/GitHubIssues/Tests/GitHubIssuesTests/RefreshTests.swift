import Baton
import BatonTerminal
import BatonTesting
import Foundation
import RecordedGitHub
import Testing

@testable import GitHubIssues

/// What is asked for again, and what stays as it was meanwhile.
@MainActor @Suite struct RefreshTests {
  let clock = ManualClock()
  let session: Session
  let place = #""name":"tidetable","owner":"harbourlight""#

  init() { session = Session(clock: clock) }

  private func opened() async throws {
    try await session.answer()
    try await session.frame(with: "Rising water alarm")
  }

  private func loadSecondPage() async throws {
    session.press(.end, .enter)
    try await session.answer()
    try await session.frame(with: "29 issues")
    session.press(.end)
    #expect(session.text.contains("▸ ● #5     Harbours south of the equator"))
  }

  /// The user looks at another window, and comes back.
  private func leave(_ session: Session, for time: Duration) {
    session.renderer.scenePhase = .inactive
    session.renderer.render()
    clock.advance(by: time)
    session.renderer.scenePhase = .active
  }

  /// Somebody else closes an issue.
  private func closeElsewhere(_ number: Int) {
    _ = session.server.answer(
      "mutation { closeIssue(input: {issueId: \"I_\(number)\"}) { issue { id } } }", variables: "{}"
    )
  }

  /// B-16.2: what is older than a minute is asked for, with all rows of a list of two pages.
  @Test func whoComesBackKeepsTheirPlace() async throws {
    try await opened()
    try await loadSecondPage()
    closeElsewhere(46)
    leave(session, for: .seconds(61))
    try await session.frame(with: "refreshing…")
    try await session.answer()
    let text = try await session.frame(with: "● open 28")
    #expect(text.contains("\n28 issues"))
    #expect(text.contains("▸ ● #5     Harbours south of the equator"))
    try await wait { !session.text.contains("refreshing…") }
    #expect(session.requests.last == #"RepositoryQuery {"count":40,\#(place)}"#)
    #expect(session.requests.count == 3)
    // And again, with the query that is held now.
    leave(session, for: .seconds(61))
    try await session.answer()
    try await wait { session.requests.count == 4 }
    #expect(session.requests.last == #"RepositoryQuery {"count":40,\#(place)}"#)
  }

  @Test func whoComesBackSoonAsksForNothing() async throws {
    try await opened()
    try await loadSecondPage()
    leave(session, for: .seconds(59))
    session.press("c")
    try await wait { session.requests.count == 3 }
    #expect(session.requests.last == #"FilteredIssuesQuery {\#(place),"states":["CLOSED"]}"#)
  }

  @Test func aThreadOfTwoPagesKeepsItsPlace() async throws {
    let session = Session(start: .issue(number: 40), clock: clock)
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    session.press(.end, .enter)
    try await session.answer()
    try await session.press(.end, until: "▸ Load more")
    leave(session, for: .seconds(61))
    try await session.frame(with: "refreshing…")
    try await session.answer()
    try await wait { !session.text.contains("refreshing…") }
    #expect(session.text.contains("▸ Load more"))
    let variables = #""count":20,"name":"tidetable","number":40,"owner":"harbourlight""#
    #expect(session.requests.last == #"IssueQuery {\#(variables)}"#)
  }

  @Test func aRefreshKeepsTheLength() async throws {
    try await opened()
    try await loadSecondPage()
    closeElsewhere(46)
    session.press("r")
    try await session.answer()
    let text = try await session.frame(with: "● open 28")
    #expect(text.contains("\n28 issues") && text.contains("▸ ● #5 "))
    session.press("r")
    try await wait { session.requests.count == 4 }
    #expect(session.requests.suffix(2).allSatisfy { $0.hasPrefix(#"RepositoryQuery {"count":40"#) })
  }

  /// What is shown stays, with the reason below it.
  @Test func aRefreshThatFails() async throws {
    try await opened()
    session.press("r")
    try await session.answer(failing: Unplugged())
    try await session.frame(with: "The request failed: the cable is out")
    #expect(session.text.contains("not refreshed, r tries again"))
    #expect(session.text.contains("Rising water alarm"))
    session.press("r")
    try await session.answer()
    try await wait { !session.text.contains("not refreshed") }
    #expect(!session.text.contains("the cable is out"))
  }

  /// Why there is nothing to show is said once.
  @Test func aFilterThatFailsIsTriedAgain() async throws {
    try await opened()
    session.press("c")
    try await session.answer(failing: Unplugged())
    try await session.frame(with: "the cable is out")
    session.press("r")
    try await wait { session.requests.count == 4 }
    try await session.answer(failing: Unplugged())
    try await session.answer(failing: Unplugged())
    try await wait { session.app.refresher.refreshing.isEmpty }
    #expect(session.text.components(separatedBy: "the cable is out").count == 2)
    session.press("r")
    try await session.answer()
    try await session.answer()
    try await session.frame(with: "17 issues")
  }

  /// It comes to its place among the open ones by itself.
  @Test func anIssueThatIsOpenedAgainIsListed() async throws {
    try await opened()
    session.press("c")
    try await session.answer()
    try await session.frame(with: "17 issues")
    session.press(.enter)
    try await session.answer()
    try await session.frame(with: "#35 Scrolling back loses the day")
    session.press("x")
    try await session.answer()
    try await session.frame(with: "opened this again")
    try await session.answer()
    session.press(.escape)
    try await session.frame(with: "\n16 issues")
    session.press("o")
    let lines = try await session.frame(with: "Scrolling back loses the day").split(separator: "\n")
    let row = try #require(lines.firstIndex { $0.contains("#35 ") })
    #expect(lines[row - 1].contains("#36 ") && lines[row + 1].contains("#34 "))
    #expect(session.text.contains("● open 30  ○ closed 16"))
    #expect(
      session.requests.suffix(2) == [
        #"IssueStateButtonReopen {"input":{"issueId":"I_35"},"lists":["Repository:R_tidetable:__IssueList_issues_connection(states:[\"CLOSED\"])"],"thread":["Issue:I_35:__IssueThread_timelineItems_connection"]}"#,
        #"RepositoryQuery {\#(place)}"#,
      ])
  }

  /// Wherever an issue was opened from, it leaves the list that it is in.
  @Test func anIssueThatWasFoundLeavesTheListToo() async throws {
    try await opened()
    session.press("/")
    session.type("rising")
    session.press(.enter)
    try await session.answer()
    try await session.frame(with: "1 issue")
    session.press(.tab, .enter)
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    session.press("x")
    try await session.frame(with: "✓ closed")
    session.press(.escape, .escape)
    try await session.frame(with: "● open 28")
    #expect(!session.text.contains("Rising water alarm"))
  }
}
