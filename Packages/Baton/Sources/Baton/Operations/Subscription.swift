public import BatonStore

/// A subscription as a value: its variables. Equal values of one environment share a handle and a stream.
///
/// A value has no stream until a view in a tree resolves it; `environment.handle(for:)` resolves one
/// outside any view.
public protocol Subscription: GraphQLOperation {
  /// What the value was resolved to. Generated; no part of equality.
  var resolution: Resolution<SubscriptionHandle<Self>> { get set }
}

extension Subscription {
  public static var kind: OperationKind { .subscription }
}

@MainActor
extension Subscription {
  /// What the last event has to show; see ``SubscriptionHandle/phase``.
  public var phase: Phase<Data> {
    switch resolution.state {
    case .resolved(let handle): handle.phase
    case .unresolved: .loading
    case .withoutEnvironment: .failed(.environment(.none))
    }
  }

  /// How the stream stands.
  public var stream: StreamState {
    switch resolution.state {
    case .resolved(let handle): handle.stream
    case .unresolved: .idle
    case .withoutEnvironment: .ended(.environment)
    }
  }

  /// Why the stream waits or ended; see ``SubscriptionHandle/failure``.
  public var failure: Failure? {
    switch resolution.state {
    case .resolved(let handle): handle.failure
    case .unresolved: nil
    case .withoutEnvironment: .environment(.none)
    }
  }

  /// How many events came.
  public var events: Int { resolution.handle?.events ?? 0 }

  /// How often the stream was connected again.
  public var resumptions: Int { resolution.handle?.resumptions ?? 0 }

  /// A query that is fetched after each resumption; see ``SubscriptionHandle/onResumption``. Outside a tree
  /// there is nothing to set.
  public var onResumption: (any Query)? {
    get { resolution.handle?.onResumption }
    nonmutating set { resolution.handle?.onResumption = newValue }
  }

  /// Connects a stream at once that waits or has ended. Does nothing outside a tree.
  public func retry() { resolution.handle?.retry() }
}
