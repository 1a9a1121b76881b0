import Baton
import BatonTransportsTesting
import Testing

@testable import BatonTransports

@Suite struct DeadlinesTests {
  /// The system's clock, but for sleeping, which fails.
  private struct SleeplessClock: Clock {
    struct CanNotSleep: Error {}

    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      throw CanNotSleep()
    }
  }

  @Test func aClockThatCanNotSleepEndsNothingEarlyOrNever() async throws {
    let server = try LocalServer { connection in
      try connection.readRequest()
      connection.readToEnd()
    }
    var limits = Limits()
    limits.answer = .milliseconds(200)
    let transport = HTTPTransport(url: try server.url(), limits: limits, clock: SleeplessClock())
    let start = ContinuousClock.now
    let (_, error) = await outcome(transport, request())
    #expect(ContinuousClock.now - start >= .milliseconds(200))
    #expect(error as? TransportError == .timedOut(.answer, after: .milliseconds(200)))
  }
}
