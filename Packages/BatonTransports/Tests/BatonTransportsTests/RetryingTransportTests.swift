import Baton
import BatonTransportsTesting
import BatonWire
import Foundation
import Testing

@testable import BatonTransports

/// A failure of a transport that is not this package's.
private struct Busy: TransportFailure {
  let status = 503
  let isTransient = true
}

@Suite struct RetryingTransportTests {
  /// Answers requests by number, from 1: a text is a payload, an error is thrown after those.
  private final class Answers: Transport {
    let sent = Guarded(0)
    let answer: @Sendable (Int) -> (payloads: [String], error: (any Error)?)

    init(_ answer: @escaping @Sendable (Int) -> (payloads: [String], error: (any Error)?)) {
      self.answer = answer
    }

    var count: Int { sent.withLock { $0 } }

    func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
      let number = sent.withLock {
        $0 += 1
        return $0
      }
      let (payloads, error) = answer(number)
      return AsyncThrowingStream { continuation in
        for payload in payloads { continuation.yield(Payload(json: payload)) }
        continuation.finish(throwing: error)
      }
    }
  }

  private static let busy = TransportError.status(503, excerpt: "", retryAfter: nil)
  private static let challenge = TransportError.status(401, excerpt: "", retryAfter: nil)

  private func quick(_ attempts: Int = 3) -> Retries {
    var retries = Retries()
    retries.attempts = attempts
    retries.pause = .milliseconds(1)
    return retries
  }

  @Test(arguments: [
    (TransportError.status(503, excerpt: "", retryAfter: nil), true),
    (.cutShort(reason: ""), true), (.timedOut(.answer, after: .seconds(1)), true),
    (.unreachable(host: "", reason: ""), true), (.status(400, excerpt: "", retryAfter: nil), false),
    (.insecure(host: "", reason: ""), false), (.malformed(.partWithoutBody), false),
    (.notGraphQL(status: 200, type: "", excerpt: ""), false),
  ])
  func aQueryIsSentAgainWhereThatMayHelp(error: TransportError, isSentAgain: Bool) async {
    let answers = Answers { $0 == 1 ? ([], error) : (["{}"], nil) }
    let (payloads, thrown) = await outcome(
      RetryingTransport(answers, retries: quick()), request())
    #expect(payloads == (isSentAgain ? ["{}"] : []))
    #expect(thrown as? TransportError == (isSentAgain ? nil : error))
    #expect(answers.count == (isSentAgain ? 2 : 1))
  }

  @Test func aFailureOfAnotherTransportSaysSoItself() async {
    let answers = Answers { $0 == 1 ? ([], Busy()) : (["{}"], nil) }
    let (payloads, error) = await outcome(
      RetryingTransport(answers, retries: quick()), request())
    #expect(payloads == ["{}"])
    #expect(error == nil)
  }

  @Test(arguments: [OperationKind.mutation, .subscription])
  func othersAreNot(kind: OperationKind) async {
    let answers = Answers { _ in ([], Self.busy) }
    let (_, error) = await outcome(
      RetryingTransport(answers, retries: quick()), request(kind: kind))
    #expect(error as? TransportError == Self.busy)
    #expect(answers.count == 1)
  }

  @Test func attemptsAreBounded() async {
    let answers = Answers { _ in ([], Self.busy) }
    let (_, error) = await outcome(RetryingTransport(answers, retries: quick(4)), request())
    #expect(error as? TransportError == Self.busy)
    #expect(answers.count == 4)
  }

  /// What was delivered stays so.
  @Test func notAfterTheFirstPayload() async {
    let answers = Answers { _ in (["1", "2"], TransportError.malformed(.partsCutShort)) }
    let (payloads, error) = await outcome(RetryingTransport(answers, retries: quick()), request())
    #expect(payloads == ["1", "2"])
    #expect(error as? TransportError == .malformed(.partsCutShort))
    #expect(answers.count == 1)
  }

  /// A challenge is answered once, whatever the kind: the server has done nothing yet.
  @Test(arguments: [OperationKind.query, .mutation, .subscription], [true, false])
  func challenges(kind: OperationKind, isRenewed: Bool) async {
    let answers = Answers { $0 == 1 ? ([], Self.challenge) : (["{}"], nil) }
    let transport = RetryingTransport(answers, retries: quick(), renew: { isRenewed })
    let (payloads, error) = await outcome(transport, request(kind: kind))
    #expect(payloads == (isRenewed ? ["{}"] : []))
    #expect(error as? TransportError == (isRenewed ? nil : Self.challenge))
    let always = Answers { _ in ([], Self.challenge) }
    let again = RetryingTransport(always, retries: quick(), renew: { true })
    #expect(await outcome(again, request(kind: kind)).error as? TransportError == Self.challenge)
    #expect(always.count == 2)
  }

  @Test func pauses() {
    let retries = Retries()
    func pause(_ attempts: Int, _ chance: Double, _ asked: Duration? = nil) -> Duration {
      retries.pause(after: attempts, chance: chance, asked: asked)
    }
    #expect((1...7).map { pause($0, 1) } == [0.5, 1, 2, 4, 8, 8, 8].map { .seconds($0) })
    #expect(pause(1, 0) == .milliseconds(250))
    #expect(pause(1, 0.5) == .milliseconds(375))
    #expect(pause(1, 1, .seconds(30)) == .seconds(30))
    #expect(pause(3, 1, .seconds(1)) == .seconds(2))
    #expect(pause(Int.max, 1) == .seconds(8))
  }

  @Test func theDeadline() async throws {
    var retries = quick(.max)
    retries.longestPause = .milliseconds(4)
    retries.deadline = .milliseconds(60)
    // Across attempts, and while one of them waits.
    let busy = Answers { _ in ([], Self.busy) }
    let (_, first) = await outcome(RetryingTransport(busy, retries: retries), request())
    #expect(first as? TransportError == .timedOut(.answer, after: .milliseconds(60)))
    let server = try LocalServer { $0.readToEnd() }
    let http = HTTPTransport(url: try server.url())
    let (_, second) = await outcome(RetryingTransport(http, retries: retries), request())
    #expect(second as? TransportError == .timedOut(.answer, after: .milliseconds(60)))
    await eventually { server.open == 0 }
    #expect(server.open == 0)
    // A server that asks for more patience than there is.
    let patient = Answers { _ in
      ([], TransportError.status(429, excerpt: "", retryAfter: .seconds(9)))
    }
    let (_, third) = await outcome(RetryingTransport(patient, retries: retries), request())
    #expect((third as? TransportError)?.status == 429)
  }

  @Test func cancellation() async throws {
    let server = try LocalServer { connection in
      try connection.readRequest()
      connection.readToEnd()
    }
    let transport = RetryingTransport(HTTPTransport(url: try server.url()))
    try await expectPromptCancellation(of: request(), through: transport) {
      await eventually { server.requests.count == server.connections && server.open == 1 }
    }
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }
}
