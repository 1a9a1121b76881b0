public import BatonStore

/// A query as a value: its variables. Equal values of one environment share a handle and a fetch.
///
/// A value reads `loading` until a view in a tree resolves it; `environment.handle(for:)` resolves
/// one outside any view.
public protocol Query: GraphQLOperation {
  /// What the value was resolved to. Generated; no part of equality.
  var resolution: Resolution<OperationHandle<Self>> { get set }
}

extension Query {
  public static var kind: OperationKind { .query }
}

@MainActor
extension Query {
  /// What the view shows now.
  public var phase: Phase<Data> {
    switch resolution.state {
    case .resolved(let handle): handle.phase
    case .unresolved: .loading
    case .withoutEnvironment: .failed(.environment(.none))
    }
  }

  /// Whether there is data and an answer is awaited that may change it.
  public var isRefreshing: Bool { resolution.handle?.isRefreshing ?? false }

  /// Whether the data is too old; see ``OperationHandle/isStale``.
  public var isStale: Bool { resolution.handle?.isStale ?? false }

  /// The last fetch.
  public var fetch: FetchState { resolution.handle?.fetch ?? .idle }

  /// Starts a fetch after one that failed; see ``OperationHandle/retry()``. Does nothing outside a
  /// tree.
  public func retry() { resolution.handle?.retry() }

  /// Fetches and waits; see ``OperationHandle/refetch()``.
  ///
  /// - Throws: the ``Failure`` of the fetch; `environment` where the value is not in a tree that
  ///   has an environment; `CancellationError` where the caller was cancelled.
  public func refetch() async throws {
    guard let handle = resolution.handle else { throw Failure.environment(.none) }
    try await handle.refetch()
  }
}
