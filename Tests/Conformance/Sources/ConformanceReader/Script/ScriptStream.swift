import Baton
import SpecExchange

/// How the stream of a subscription's handle stands.
struct ScriptStreamState {
  let stream: StreamState
  let events: Int
  let resumptions: Int

  /// Whether what comes on it is taken.
  var isRunning: Bool { stream == .connecting || stream == .open }

  /// As a script says it: until when it waits is nobody's to expect.
  var word: ScriptExpectations.State {
    switch stream {
    case .idle: .init("idle")
    case .connecting: .init("connecting")
    case .open: .init("open")
    case .waiting: .init("waiting")
    case .ended(let kind): .init("ended", failure: kind?.rawValue)
    }
  }

  /// Whether it is about to be connected again.
  func isDue(at now: Duration) -> Bool {
    if case .waiting(let until) = stream { until <= now } else { false }
  }
}

/// A subscription's handle, held as a view would.
@MainActor
final class ScriptStream<Operation: Subscription>: ScriptHandle {
  // State: `retention`, nil after the release.
  private let handle: SubscriptionHandle<Operation>
  private let reads: PathReads<Operation.Data>
  private var retention: Retention?

  init(
    _ operation: Operation, _ reads: PathReads<Operation.Data>, in environment: Environment
  ) {
    self.reads = reads
    handle = environment.handle(for: operation)
    retention = handle.retain()
  }

  var request: Request { Request(handle.operation) }

  var phase: ScriptExpectations.State {
    switch handle.phase {
    case .loading: .init("loading")
    case .ready: .init("ready")
    case .failed(let failure): .init("failed", failure: failure.kind.rawValue)
    }
  }

  var stream: ScriptStreamState? {
    ScriptStreamState(
      stream: handle.stream, events: handle.events, resumptions: handle.resumptions)
  }

  // What only a query has.
  var isRefreshing: Bool { false }
  var isStale: Bool { false }
  var fetch: ScriptExpectations.State { .init("idle") }

  func refetch() async throws {
    throw WrongKind("\(Operation.name) is a subscription, of which nothing is fetched")
  }

  func retry() { handle.retry() }

  func release() {
    retention?.release()
    retention = nil
  }

  func failures(of rows: [ReadRow]) -> [String] { reads.failures(of: rows, in: handle.phase) }
}

extension PathReads {
  /// What the rows find otherwise that a phase's data reads.
  @MainActor
  func failures(of rows: [ReadRow], in phase: Phase<Data>) -> [String] {
    if let data = phase.data { return failures(of: rows, on: data) }
    let failure = phase.failure.map { Reading.thrown($0.kind.rawValue) }
    return rows.compactMap { row in
      if row.path.isEmpty, let failure, failure.matches(row.expectation) { return nil }
      let word = phase.failure.map { "failed: \($0.kind.rawValue)" } ?? "loading"
      return "`\(row.path)` has no data to be read in: the phase is \(word)"
    }
  }
}
