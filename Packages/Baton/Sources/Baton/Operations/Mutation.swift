public import BatonStore

/// A mutation as a value: its variables. ``Environment/mutate(_:optimistic:)`` runs one.
public protocol Mutation: GraphQLOperation {}

extension Mutation {
  public static var kind: OperationKind { .mutation }
}
