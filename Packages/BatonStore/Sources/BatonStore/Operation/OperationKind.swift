/// The three kinds of operations of GraphQL.
@frozen public enum OperationKind: String, Sendable, Hashable, CaseIterable {
  case query, mutation, subscription
}
