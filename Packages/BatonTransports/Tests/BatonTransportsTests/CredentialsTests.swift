import Baton
import BatonTransportsTesting
import Foundation
import Testing

@testable import BatonTransports

/// What the application is asked for before something is sent.
@Suite struct CredentialsTests {
  private static let late =
    "The credentials took longer than 0.3 s. No operation was sent; see what the function that is "
    + "asked for them waits for, or give the transport a longer limit."

  private func limits(answer: Duration) -> Limits {
    var limits = Limits()
    limits.answer = answer
    return limits
  }

  @Test(arguments: [OperationKind.query, .mutation, .subscription])
  func areUnderTheDeadline(kind: OperationKind) async throws {
    let server = try LocalServer { $0.readToEnd() }
    let transport = HTTPTransport(
      url: try server.url(),
      credentials: {
        try await Task.sleep(for: .seconds(6))
        return [:]
      }, limits: limits(answer: .milliseconds(300)))
    let start = ContinuousClock.now
    let (_, error) = await outcome(transport, request(kind: kind))
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(error.map { "\($0)" } == Self.late)
    #expect(server.connections == 0)
  }

  /// One limit for both: slow credentials leave the answer less time.
  @Test func areATimeOfTheAnswers() async throws {
    let server = try LocalServer { $0.readToEnd() }
    let transport = HTTPTransport(
      url: try server.url(),
      credentials: {
        try await Task.sleep(for: .milliseconds(1500))
        return [:]
      }, limits: limits(answer: .seconds(2)))
    let start = ContinuousClock.now
    let (_, error) = await outcome(transport, request())
    #expect(ContinuousClock.now - start < .milliseconds(3400))
    #expect(error as? TransportError == .timedOut(.answer, after: .seconds(2)))
  }

  /// A function that does not heed its cancellation, once it was told that it is asked.
  private func stubborn<Value: Sendable>(
    _ value: Value, asked: Guarded<Bool>
  ) -> @Sendable () async throws -> Value {
    {
      asked.withLock { $0 = true }
      await Task.detached { try? await Task.sleep(for: .seconds(6)) }.value
      return value
    }
  }

  @Test func thatAreStubbornAreNotWaitedForOverHTTP() async throws {
    let server = try LocalServer { $0.readToEnd() }
    let asked = Guarded(false)
    let transport = HTTPTransport(
      url: try server.url(), credentials: stubborn([:], asked: asked),
      limits: limits(answer: .milliseconds(300)))
    let start = ContinuousClock.now
    let (_, error) = await outcome(transport, request(kind: .mutation))
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(error.map { "\($0)" } == Self.late)
    let patient = HTTPTransport(url: try server.url(), credentials: stubborn([:], asked: asked))
    asked.withLock { $0 = false }
    try await expectPromptCancellation(of: request(), through: patient) {
      await eventually { asked.withLock { $0 } }
      asked.withLock { $0 = false }
    }
    #expect(server.connections == 0)
  }

  @Test(arguments: [true, false])
  func thatAreStubbornAreNotWaitedForOverAWebSocket(areParameters: Bool) async throws {
    let server = try LocalServer { connection in
      try connection.upgrade()
      connection.readToEnd()
    }
    let asked = Guarded(false)
    var limits = Limits()
    limits.connection = .milliseconds(300)
    let transport = GraphQLTransportWebSocket(
      url: try server.url(scheme: "ws"),
      credentials: areParameters ? { [:] } : stubborn([:], asked: asked),
      parameters: areParameters ? stubborn(nil, asked: asked) : { nil }, limits: limits)
    let start = ContinuousClock.now
    let (_, error) = await outcome(transport, request(kind: .subscription))
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(asked.withLock { $0 })
    #expect(error.map { "\($0)" } == Self.late)
    #expect(server.connections == (areParameters ? 1 : 0))
    await eventually { server.open == 0 }
    #expect(server.open == 0)
  }
}
