import BatonTesting
import Testing

@Suite("ManualClock")
struct ManualClockTests {
  @Test("it stands still until it is moved, and never goes back")
  func moved() {
    let clock = ManualClock()
    #expect(clock.elapsed == .zero)
    clock.advance(by: .seconds(300))
    clock.advance(by: .seconds(-5))
    #expect(clock.elapsed == .seconds(300))
    #expect(clock.now.advanced(by: .seconds(1)) > clock.now)
    #expect(clock.now.duration(to: clock.now.advanced(by: .seconds(1))) == .seconds(1))
  }

  @Test("who sleeps is woken when its time has come, and not before")
  func sleeps() async throws {
    let clock = ManualClock()
    let short = Task { try await clock.sleep(for: .seconds(1)) }
    let long = Task { try await clock.sleep(for: .seconds(10)) }
    try await wait { clock.sleepers == 2 }
    clock.advance(by: .milliseconds(999))
    #expect(clock.sleepers == 2)
    clock.advance(by: .milliseconds(1))
    try await short.value
    #expect(clock.sleepers == 1)
    clock.advance(by: .seconds(60))
    try await long.value
    #expect(clock.sleepers == 0)
  }

  @Test("a moment that has gone by, or that is now, is not slept for")
  func past() async throws {
    let clock = ManualClock()
    let start = clock.now
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: start)
    try await clock.sleep(for: .zero)
  }

  @Test("a cancelled sleeper is woken at once, also one that was cancelled before")
  func cancelled() async throws {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    try await wait { clock.sleepers == 1 }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleepers == 0)
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(clock.sleepers == 0)
  }

  @Test("whatever takes a clock takes it: a deadline")
  func deadline() async throws {
    struct TooLate: Error {}
    func first(within limit: Duration, by clock: any Clock<Duration>) async throws {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await Task.sleep(for: .seconds(3600)) }
        group.addTask {
          try await clock.sleep(for: limit)
          throw TooLate()
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    }
    let clock = ManualClock()
    let waiting = Task { try await first(within: .seconds(30), by: clock) }
    try await wait { clock.sleepers == 1 }
    clock.advance(by: .seconds(30))
    await #expect(throws: TooLate.self) { try await waiting.value }
  }

  @Test("a thousand sleepers from everywhere are all woken")
  func many() async throws {
    let clock = ManualClock()
    // Who begins late is late: counted from its own beginning, its moment might never come.
    let start = clock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<1_000 {
        let moment = start.advanced(by: .milliseconds(number % 100))
        group.addTask { try await clock.sleep(until: moment) }
      }
      while clock.elapsed < .milliseconds(100) {
        clock.advance(by: .milliseconds(1))
        await Task.yield()
      }
      try await group.waitForAll()
    }
    #expect(clock.sleepers == 0)
  }
}
