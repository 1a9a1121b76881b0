import Baton
import SpecExchange

/// A handle that a script's steps hold under a name, whatever its operation.
@MainActor
protocol ScriptHandle: AnyObject {
  var request: Request { get }
  var phase: ScriptExpectations.State { get }
  var isRefreshing: Bool { get }
  var isStale: Bool { get }
  var fetch: ScriptExpectations.State { get }
  /// Nil of a query.
  var stream: ScriptStreamState? { get }
  func refetch() async throws
  func retry()
  func release()
  /// What the rows find otherwise that the handle's data reads.
  func failures(of rows: [ReadRow]) -> [String]
}

extension ScriptHandle {
  var stream: ScriptStreamState? { nil }
}

/// Holds the handle as a view would. Once it is released, whoever asks gets the environment's handle of
/// that moment, so that asking keeps nothing.
@MainActor
final class TypedScriptHandle<Operation: Query>: ScriptHandle {
  // State: `held`, nil after the release.
  private let operation: Operation
  private let reads: PathReads<Operation.Data>
  private let environment: Environment
  private var held: (handle: OperationHandle<Operation>, retention: Retention)?

  init(
    _ operation: Operation, _ reads: PathReads<Operation.Data>, _ policy: FetchPolicy,
    in environment: Environment
  ) {
    self.operation = operation
    self.reads = reads
    self.environment = environment
    let handle = environment.handle(for: operation)
    held = (handle, handle.retain(fetchPolicy: policy))
  }

  private var handle: OperationHandle<Operation> {
    held?.handle ?? environment.handle(for: operation)
  }

  var request: Request { Request(operation) }

  var phase: ScriptExpectations.State {
    switch handle.phase {
    case .loading: .init("loading")
    case .ready: .init("ready")
    case .failed(let failure): .init("failed", failure: failure.kind.rawValue)
    }
  }

  var isRefreshing: Bool { handle.isRefreshing }
  var isStale: Bool { handle.isStale }

  var fetch: ScriptExpectations.State {
    switch handle.fetch {
    case .idle: .init("idle")
    case .inFlight: .init("inFlight")
    case .failed(let kind): .init("failed", failure: kind.rawValue)
    }
  }

  func refetch() async throws { try await handle.refetch() }
  func retry() { handle.retry() }

  func release() {
    held?.retention.release()
    held = nil
  }

  func failures(of rows: [ReadRow]) -> [String] { reads.failures(of: rows, in: handle.phase) }
}
