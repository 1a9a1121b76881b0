import BatonTerminal
import BatonTesting
import Testing

@testable import GitHubIssues

/// What is waited for when the program ends.
@MainActor @Suite struct OutboxTests {
  let clock = ManualClock()
  let session: Session

  init() { session = Session(clock: clock) }

  private func opened() async throws {
    try await session.answer()
    try await session.frame(with: "☆ 128")
  }

  /// Waits for changes, does something meanwhile and says what became of them.
  private func emptied(
    _ meanwhile: () async throws -> Void
  ) async throws -> Trouble? {
    var hasBegun = false
    let end = Task {
      await session.app.outbox.empty(within: .seconds(10)) { hasBegun = true }
    }
    try await wait { hasBegun }
    try await meanwhile()
    return await end.value
  }

  @Test func nothingIsUnderWay() async throws {
    try await opened()
    session.press("r")
    let trouble = await session.app.outbox.empty(within: .seconds(10)) {
      Issue.record("a refresh is no change")
    }
    #expect(trouble == nil)
  }

  /// In the very turn of the key there is something to wait for, whatever the change is.
  @Test func everyChangeIsWaitedFor() async throws {
    let session = Session(start: .issue(number: 46), clock: clock)
    let outbox = session.app.outbox
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    var begun = 0
    func change(_ keys: Key...) async throws {
      for key in keys { session.press(key) }
      let end = Task { await outbox.empty(within: .seconds(10)) { begun += 1 } }
      try await session.answer()
      #expect(await end.value == nil)
    }
    try await change("x")
    #expect(begun == 1)
    // The lists of closed issues are not held, so that none is asked for.
    try await change("x")
    #expect(begun == 2)
    // Its list is, and is asked for again.
    try await session.answer()
    session.press(.tab)
    try await change("y", .enter)
    #expect(begun == 3)
  }

  @Test func aStarIsWaitedFor() async throws {
    try await opened()
    for number in ["★ 129", "☆ 128"] {
      session.press("s")
      #expect(try await emptied { try await session.answer() } == nil)
      #expect(session.text.contains(number))
    }
  }

  /// The reason is the one that the screen would have said.
  @Test func aChangeFails() async throws {
    try await opened()
    session.press("s")
    let trouble = try await emptied { try await session.answer(failing: Unplugged()) }
    #expect(trouble?.ofChange.hasPrefix("The request failed: the cable is out") == true)
  }

  /// Both are waited for, and the one that was made says nothing.
  @Test(arguments: [true, false])
  func oneOfTwoFails(_ isFirst: Bool) async throws {
    let session = Session(start: .issue(number: 46), clock: clock)
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    session.press("x", .tab, "y", .enter)
    let end = Task { await session.app.outbox.empty(within: .seconds(10)) {} }
    try await session.answer(failing: isFirst ? Unplugged() : nil)
    try await session.answer(failing: isFirst ? nil : Unplugged())
    #expect(await end.value?.ofChange.hasPrefix("The request failed: the cable is out") == true)
  }

  @Test func aChangeIsNotAnswered() async throws {
    try await opened()
    session.press("s")
    let trouble = try await emptied {
      try await wait { clock.sleepers == 1 }
      clock.advance(by: .seconds(10))
    }
    #expect(
      trouble?.ofChange.hasPrefix("GitHub did not answer in 10 seconds.") == true
        && trouble?.ofChange.contains("Whether it was done is not known") == true)
    try await session.answer()
  }
}
