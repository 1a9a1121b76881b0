import BatonTransports

/// The changes that are under way. Who quits right after one would never learn what became of it, so the
/// program waits for them a while.
@MainActor
final class Outbox {
  // State, on the main actor: the changes without an end yet, by number; the number of the latest; what
  // the last one to fail met with.
  private var changes: [Int: Task<Void, Never>] = [:]
  private var latest = 0
  private var trouble: Trouble?
  private let clock: any Clock<Duration>

  nonisolated init(clock: any Clock<Duration>) { self.clock = clock }

  /// Begins a change.
  ///
  /// - Parameter failed: Told why it was not made, or is not known to be.
  func send(
    _ change: @escaping @MainActor () async throws -> Void,
    failed: @escaping @MainActor (Trouble) -> Void
  ) {
    latest += 1
    let number = latest
    changes[number] = Task {
      do {
        try await change()
      } catch {
        let trouble = Trouble(error)
        self.trouble = trouble
        failed(trouble)
      }
      changes[number] = nil
    }
  }

  /// Waits for the changes under way to end, and no longer than so.
  ///
  /// - Parameter begin: Told before, where there is one to wait for.
  /// - Returns: What one of them met with, or that there was no answer; nil where all were made.
  func empty(within limit: Duration, begin: () -> Void) async -> Trouble? {
    let waiting = Array(changes.values)
    if waiting.isEmpty { return nil }
    trouble = nil
    begin()
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    Task {
      for change in waiting { await change.value }
      end.yield(true)
    }
    let clock = clock
    let timer = Task {
      try await clock.sleep(for: limit)
      end.yield(false)
    }
    defer { timer.cancel() }
    var iterator = ends.makeAsyncIterator()
    let areAnswered = await iterator.next() ?? false
    return areAnswered ? trouble : .noAnswer(.timedOut(.answer, after: limit))
  }
}
