import BatonTerminal
import BatonTesting
import Testing

@testable import GitHubIssues

/// What is waited for when the program ends.
@MainActor @Suite struct OutboxTests {
  let session = Session()

  private func starred() async throws {
    try await session.answer()
    try await session.frame(with: "☆ 128")
    session.press("s")
    try await wait { session.app.outbox.waiting == 1 }
  }

  private func empty(within limit: Duration = .seconds(30)) async -> (Outbox.Problem?, Bool) {
    var hasBegun = false
    let problem = await session.app.outbox.empty(within: limit) { hasBegun = true }
    return (problem, hasBegun)
  }

  /// The answer comes while it is waited for.
  private func emptied(by failure: (any Error)? = nil) async throws -> Outbox.Problem? {
    var hasBegun = false
    let end = Task {
      await session.app.outbox.empty(within: .seconds(30)) { hasBegun = true }
    }
    try await wait { hasBegun }
    try await session.answer(failing: failure)
    return await end.value
  }

  @Test func nothingIsUnderWay() async throws {
    try await session.answer()
    try await session.frame(with: "☆ 128")
    session.press("r")
    #expect(await empty() == (nil, false))
  }

  @Test func aChangeIsAnswered() async throws {
    try await starred()
    #expect(try await emptied() == nil)
  }

  @Test func aChangeFails() async throws {
    try await starred()
    #expect(try await emptied(by: Unplugged()) == .failed)
  }

  @Test func aChangeIsNotAnswered() async throws {
    try await starred()
    #expect(await empty(within: .milliseconds(50)) == (.unanswered, true))
    try await session.answer()
  }
}
