/// What `@Query` keeps in a view: the operation value that the parent made and the policy of the
/// marker. A tree resolves the storages of a copy of the view before it asks that for its body.
public struct QueryStorage<Operation: Query>: Sendable {
  public private(set) var value: Operation
  @_spi(Views) public let policy: FetchPolicy

  public init(_ value: Operation, fetchPolicy: FetchPolicy = .storeOrNetwork) {
    self.value = value
    self.value.resolution = .unresolved  // a value that another view resolved is only a value here
    policy = fetchPolicy
  }

  /// Fills the value in, before the body of the view that holds this storage.
  @_spi(Views) @MainActor
  public mutating func resolve(
    _ attachment: QueryAttachment<Operation>, in environment: Environment?
  ) {
    if let handle = attachment.attach(value, policy, in: environment) {
      value.resolution = Resolution(.resolved(handle))
    } else {
      value.resolution = Resolution(.withoutEnvironment)
    }
  }
}

/// Equal by what the parent gave, not by what a tree filled in: a view made again with an equal
/// value is an equal view.
extension QueryStorage: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value && a.policy == b.policy }
}

/// What a view's identity holds for one `@Query`: the handle, retained. A view layer keeps one; an
/// app has no use for it.
@MainActor
public final class QueryAttachment<Operation: Query> {
  // State, on the main actor: `held`, what it is attached to; nil before the first attach, without an
  // environment and after `detach`.
  private struct Held {
    let operation: Operation
    let policy: FetchPolicy
    let environment: Environment
    let handle: OperationHandle<Operation>
  }

  private var held: Held?

  @_spi(Views) public nonisolated init() {}

  /// The handle of the operation in the environment: the same one until the operation, the policy
  /// or the environment changes. The next one is held before the last one is released, so that what
  /// both show stays.
  @_spi(Views) public func attach(
    _ operation: Operation, _ policy: FetchPolicy, in environment: Environment?
  ) -> OperationHandle<Operation>? {
    if let held, held.environment === environment, held.policy == policy,
      held.operation == operation
    {
      return held.handle
    }
    let previous = held
    held = environment.map { environment in
      let handle = environment.handle(for: operation)
      handle.attach(policy)
      return Held(
        operation: handle.operation, policy: policy, environment: environment, handle: handle)
    }
    previous.map { $0.handle.detach($0.policy) }
    return held?.handle
  }

  /// The view left the tree.
  @_spi(Views) public func detach() {
    let previous = held
    held = nil
    previous.map { $0.handle.detach($0.policy) }
  }

  isolated deinit { detach() }
}
