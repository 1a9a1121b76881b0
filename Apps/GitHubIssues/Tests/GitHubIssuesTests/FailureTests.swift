import Baton
import BatonTerminal
import BatonTesting
import BatonTransports
import Testing

@testable import GitHubIssues

/// What failed, where, and what to do: of what is asked and of what is changed.
@MainActor @Suite struct FailureTests {
  /// The words of a request's errors, as GitHub writes them.
  @Test(arguments: [
    (
      "API rate limit exceeded for user ID 1.",
      "GitHub's rate limit is used up. Wait some minutes and ask again"
    ),
    (
      "Something went wrong while executing your query. This may be the result of a timeout.",
      "GitHub has trouble of its own. Try again in a while"
    ),
    ("Resource not accessible by personal access token", "It needs the right to read issues"),
    (
      "Your token has not been granted the required scopes to execute this query.",
      "execute this query. It needs the right to read issues"
    ),
    (
      "Field 'locked' doesn't exist on type 'Issue'",
      "The server does not take what was asked: Field 'locked' doesn't exist on type 'Issue'. It may"
    ),
  ])
  func requestErrors(_ message: String, _ words: String) {
    let trouble = Trouble(Failure.request([GraphQLError(message: message)]))
    #expect(trouble.description.contains(words), "\(trouble)")
  }

  /// Where the answer was lost, so was the knowledge of what it said.
  @Test(arguments: [
    (TransportError.unreachable(host: "h", reason: "refused"), true),
    (.timedOut(.connection, after: .seconds(10)), true),
    (.status(401, excerpt: "", retryAfter: nil), true),
    (.status(403, excerpt: "", retryAfter: nil), true),
    (.status(429, excerpt: "", retryAfter: nil), true),
    (.status(502, excerpt: "", retryAfter: nil), false),
    (.timedOut(.answer, after: .seconds(30)), false),
    (.cutShort(reason: "it ended"), false),
    (.notGraphQL(status: 200, type: "text/html", excerpt: ""), false),
    (.bodyTooLong(limit: 1 << 26), false),
  ])
  func whatBecameOfAChange(_ error: TransportError, _ isCertain: Bool) {
    let words = Trouble(Failure.transport(error)).ofChange
    #expect(words.hasSuffix(" Nothing was changed.") == isCertain, "\(words)")
    #expect(words.contains(" Whether it was done is not known: see before") != isCertain)
  }

  /// No words that are for whoever builds a program with the transports.
  @Test(arguments: [
    (TransportError.timedOut(.answer, after: .seconds(30)), "did not answer in 30 seconds"),
    (.timedOut(.connection, after: .seconds(10)), "No connection came about in 10 seconds."),
    (.redirected(301, to: "https://a.example/graphql"), "to `https://a.example/graphql`, where"),
    (.notGraphQL(status: 200, type: "text/html", excerpt: ""), "not GitHub's API, but text/html."),
    (.status(404, excerpt: "", retryAfter: nil), "no API at that address (status 404). Check"),
    (.bodyTooLong(limit: 1 << 26), "longer than 64 MiB"),
    (
      .insecure(host: "h", reason: "expired"),
      "`h` is not to be trusted: expired. Nothing was sent."
    ),
    (.status(429, excerpt: "", retryAfter: .seconds(1801)), "Ask again in 31 minutes."),
  ])
  func words(_ error: TransportError, _ words: String) {
    let said = Trouble(Failure.transport(error)).description
    #expect(said.contains(words), "\(said)")
    #expect(!said.contains("give the transport"), "\(said)")
  }

  @Test func anAnswerThatIsNone() {
    let said = Trouble(Failure.malformed(reason: "the response is cut short", offset: 0))
    #expect(
      said.ofChange.contains("no answer of GitHub's: the response is cut short. Try again;"))
    #expect(said.ofChange.contains("Whether it was done is not known"))
  }

  /// The whole width has what is to be said, and it is there to its end.
  @Test func aStarThatTheTokenMayNotGive() async throws {
    let session = Session(start: .issues())
    try await session.answer()
    try await session.frame(with: "☆ 128")
    session.press("s")
    try await session.frame(with: "★ 129")
    let held = try #require(session.transport.held.last)
    let message = """
      Your token has not been granted the required scopes to execute this query. The 'addStar' \
      field requires one of the following scopes: ['public_repo'], but your token has only been \
      granted the: [''] scopes. Please modify your token's scopes at: \
      https://github.com/settings/tokens.
      """
    let error = #"{"type":"INSUFFICIENT_SCOPES","path":["addStar"],"message":"\#(message)"}"#
    held.respond(Payload(json: #"{"data":{"addStar":null},"errors":[\#(error)]}"#))
    try await session.frame(with: "https://github.com/settings/tokens. Nothing was changed.")
    #expect(session.text.contains("\n☆ 128"))
    #expect(session.text.contains("requests left until"))
  }

  /// What was written comes back into the line, and whether it arrived is for the user to see.
  @Test func aCommentWhoseAnswerIsLost() async throws {
    let session = Session(start: .issue(number: 46))
    try await session.answer()
    try await session.frame(with: "Leave a comment")
    session.press(.tab)
    session.type("Me too")
    session.press(.enter)
    try await session.answer(failing: TransportError.status(502, excerpt: "", retryAfter: nil))
    let text = try await session.frame(with: "Whether it was done is not known")
    #expect(text.contains("\nMe too\n"))
    #expect(!text.contains("sending…"))
  }
}
