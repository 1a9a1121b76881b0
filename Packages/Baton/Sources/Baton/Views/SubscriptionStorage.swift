/// What `@Subscription` keeps in a view: the operation value that the parent made. A tree resolves the
/// storages of a copy of the view before it asks that for its body.
public struct SubscriptionStorage<Operation: Subscription>: Sendable {
  public private(set) var value: Operation

  public init(_ value: Operation) {
    self.value = value
    self.value.resolution = .unresolved  // a value that another view resolved is only a value here
  }

  /// Fills the value in, before the body of the view that holds this storage.
  @_spi(Views) @MainActor
  public mutating func resolve(
    _ attachment: SubscriptionAttachment<Operation>, in environment: Environment?
  ) {
    if let handle = attachment.attach(value, in: environment) {
      value.resolution = Resolution(.resolved(handle))
    } else {
      value.resolution = Resolution(.withoutEnvironment)
    }
  }
}

/// Equal by what the parent gave, not by what a tree filled in.
extension SubscriptionStorage: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

/// What a view's identity holds for one `@Subscription`: the handle, retained. A view layer keeps one; an
/// app has no use for it.
@MainActor
public final class SubscriptionAttachment<Operation: Subscription> {
  // State, on the main actor: `held`, what it is attached to; nil before the first attach, without an
  // environment and after `detach`.
  private struct Held {
    let environment: Environment
    let handle: SubscriptionHandle<Operation>
  }

  private var held: Held?

  @_spi(Views) public nonisolated init() {}

  /// The handle of the operation in the environment: the same one until the operation or the environment
  /// changes.
  @_spi(Views) public func attach(
    _ operation: Operation, in environment: Environment?
  ) -> SubscriptionHandle<Operation>? {
    if let held, held.environment === environment, held.handle.operation == operation {
      return held.handle
    }
    let previous = held
    held = environment.map { environment in
      let handle = environment.handle(for: operation)
      handle.attach()
      return Held(environment: environment, handle: handle)
    }
    previous?.handle.detach()
    return held?.handle
  }

  /// The view left the tree.
  @_spi(Views) public func detach() {
    let previous = held
    held = nil
    previous?.handle.detach()
  }

  isolated deinit { detach() }
}
