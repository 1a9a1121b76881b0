import Baton
import Foundation
import Testing

@testable import BatonTransports

/// Challenges that come together are one renewal's.
@Suite struct RenewalTests {
  /// Refuses what has an older token than the server wants, a while after it was sent.
  private final class Guard: Transport {
    let token = Guarded(0)
    let wanted = Guarded(1)
    let renewals = Guarded(0)
    let pauses: @Sendable (String) -> Duration

    init(pauses: @escaping @Sendable (String) -> Duration = { _ in .milliseconds(20) }) {
      self.pauses = pauses
    }

    func send(_ request: Request) -> AsyncThrowingStream<Payload, any Error> {
      let answered = Guarded(false)
      return AsyncThrowingStream { [self] in
        if answered.withLock({ $0 }) { return nil }
        answered.withLock { $0 = true }
        let token = token.withLock { $0 }
        let isRefused = token < wanted.withLock { $0 }
        if isRefused {
          try await Task.sleep(for: pauses(request.name))
          throw TransportError.status(401, excerpt: "", retryAfter: nil)
        }
        return Payload(json: "\(token)")
      }
    }

    /// A refresh that takes a while.
    func renew() async throws -> Bool {
      renewals.withLock { $0 += 1 }
      try await Task.sleep(for: .milliseconds(100))
      token.withLock { $0 += 1 }
      return true
    }
  }

  private func payloads(
    of kinds: [OperationKind], through transport: RetryingTransport
  ) async -> [String] {
    await withTaskGroup(of: [String].self) { group in
      for (number, kind) in kinds.enumerated() {
        group.addTask { await outcome(transport, request("\(number)", kind: kind)).payloads }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// Some are refused while the credentials are renewed, and some after.
  @Test func isShared() async {
    let server = Guard { $0.count == 1 ? .milliseconds(20) : .milliseconds(400) }
    let transport = RetryingTransport(server, renew: { try await server.renew() })
    let kinds: [OperationKind] = (0..<20).map { $0 % 3 == 0 ? .mutation : .query }
    #expect(await payloads(of: kinds, through: transport) == Array(repeating: "1", count: 20))
    #expect(server.renewals.withLock { $0 } == 1)
    // What is refused with these credentials needs others.
    server.wanted.withLock { $0 = 2 }
    #expect(await payloads(of: kinds, through: transport) == Array(repeating: "2", count: 20))
    #expect(server.renewals.withLock { $0 } == 2)
  }

  /// What it ends with is for all, and the next challenge is another's.
  @Test func failsForAll() async {
    struct SignedOut: Error {}
    let server = Guard()
    let transport = RetryingTransport(
      server,
      renew: {
        server.renewals.withLock { $0 += 1 }
        try await Task.sleep(for: .milliseconds(100))
        throw SignedOut()
      })
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask { await outcome(transport, request()).error is SignedOut }
      }
      for await isSignedOut in group { #expect(isSignedOut) }
    }
    #expect(server.renewals.withLock { $0 } == 1)
    #expect(await outcome(transport, request()).error is SignedOut)
    #expect(server.renewals.withLock { $0 } == 2)
  }

  /// Who gives up is told at once, and those that still wait have what they wait for.
  @Test func outlivesWhoAskedForIt() async throws {
    let server = Guard()
    let transport = RetryingTransport(
      server,
      renew: {
        server.renewals.withLock { $0 += 1 }
        await Task.detached { try? await Task.sleep(for: .milliseconds(600)) }.value
        server.token.withLock { $0 += 1 }
        return !Task.isCancelled
      })
    let first = Task { await outcome(transport, request(kind: .mutation)) }
    await eventually { server.renewals.withLock { $0 } == 1 }
    let second = Task { await outcome(transport, request(kind: .mutation)) }
    first.cancel()
    let start = ContinuousClock.now
    _ = await first.value
    #expect(ContinuousClock.now - start < .milliseconds(300))
    #expect(await second.value.payloads == ["1"])
    #expect(server.renewals.withLock { $0 } == 1)
  }

  /// A renewal that does not end is given up, whatever the kind, and the next challenge renews again.
  @Test(arguments: [OperationKind.query, .mutation])
  func isUnderTheDeadline(kind: OperationKind) async {
    let server = Guard()
    var retries = Retries()
    retries.deadline = .milliseconds(300)
    let transport = RetryingTransport(
      server, retries: retries,
      renew: {
        if server.renewals.withLock({
          $0 += 1; return $0
        }) > 1 {
          return try await server.renew()
        }
        await Task.detached { try? await Task.sleep(for: .seconds(6)) }.value
        return true
      })
    let start = ContinuousClock.now
    #expect(await outcome(transport, request(kind: kind)).error is TransportError)
    #expect(ContinuousClock.now - start < .seconds(5))
    await eventually {
      await outcome(transport, request(kind: .mutation)).payloads == ["1"]
    }
    #expect(server.token.withLock { $0 } > 0)
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
