@_spi(Views) public import Baton

// What the markers of Baton expand to, filled in by the tree.

/// What a view's identity keeps for a `@Query`.
///
/// State, on the main actor: the attachment, which holds the handle.
@MainActor
public final class QueryLocation<Operation: Query> {
  let attachment = QueryAttachment<Operation>()
}

extension QueryStorage: PrimitiveProperty {
  /// Attaches to the handle of the query, in the environment around the view.
  public mutating func install(
    _ location: inout QueryLocation<Operation>?, _ context: PropertyContext
  ) {
    let held = location ?? QueryLocation()
    location = held
    resolve(held.attachment, in: context.environment.baton)
  }

  /// Whether it is the same query with the same variables.
  public func hasSameInput(as other: Self) -> Bool { self == other }

  /// Lets the handle go.
  public static func release(_ location: QueryLocation<Operation>) {
    location.attachment.detach()
  }
}

extension MutationStorage: PrimitiveProperty {
  /// Finds the state of the mutation's last run.
  public mutating func install(_ location: inout ActionState?, _ context: PropertyContext) {
    let state = location ?? ActionState()
    location = state
    resolve(state, in: context.environment.baton)
  }

  /// Always: a mutation has no input before it is run.
  public func hasSameInput(as other: Self) -> Bool { true }
}

/// What a view's identity keeps for a `@Subscription`.
///
/// State, on the main actor: the attachment, which holds the handle.
@MainActor
public final class SubscriptionLocation<Operation: Subscription> {
  let attachment = SubscriptionAttachment<Operation>()
}

extension SubscriptionStorage: PrimitiveProperty {
  /// Attaches to the handle of the subscription, in the environment around the view.
  public mutating func install(
    _ location: inout SubscriptionLocation<Operation>?, _ context: PropertyContext
  ) {
    let held = location ?? SubscriptionLocation()
    location = held
    resolve(held.attachment, in: context.environment.baton)
  }

  /// Whether it is the same subscription with the same variables.
  public func hasSameInput(as other: Self) -> Bool { self == other }

  /// Lets the handle go, and with the last one its stream.
  public static func release(_ location: SubscriptionLocation<Operation>) {
    location.attachment.detach()
  }
}
