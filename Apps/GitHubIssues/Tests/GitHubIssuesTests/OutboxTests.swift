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
  }

  private func empty(within limit: Duration = .seconds(30)) async -> (Outbox.Problem?, Bool) {
    var hasBegun = false
    let problem = await session.app.outbox.empty(within: limit) { hasBegun = true }
    return (problem, hasBegun)
  }

  @Test func nothingIsUnderWay() async throws {
    try await session.answer()
    try await session.frame(with: "☆ 128")
    session.press("r")
    #expect(await empty() == (nil, false))
  }

  @Test func aChangeIsAnswered() async throws {
    try await starred()
    async let end = empty()
    try await session.answer()
    #expect(await end == (nil, true))
  }

  @Test func aChangeFails() async throws {
    try await starred()
    async let end = empty()
    try await session.answer(failing: Unplugged())
    #expect(await end == (.failed, true))
  }

  @Test func aChangeIsNotAnswered() async throws {
    try await starred()
    #expect(await empty(within: .milliseconds(50)) == (.unanswered, true))
    try await session.answer()
  }
}
