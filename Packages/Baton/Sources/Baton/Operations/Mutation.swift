public import BatonStore

/// A mutation as a value: its variables. ``Environment/mutate(_:optimistic:)`` runs one.
public protocol Mutation: GraphQLOperation {
  /// An answer made by hand, to be shown until the server's is there. Generated.
  associatedtype Optimistic: OptimisticResponse
}

extension Mutation {
  public static var kind: OperationKind { .mutation }
}
