public import BatonStore

/// A subscription as a value: its variables.
public protocol Subscription: GraphQLOperation {}

extension Subscription {
  public static var kind: OperationKind { .subscription }
}
