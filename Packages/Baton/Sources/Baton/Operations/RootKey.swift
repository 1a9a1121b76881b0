internal import BatonStore

/// What makes two operation values one root: the operation and its variables, an unset one being its
/// default, as the store's owners count them.
struct RootKey: Hashable {
  let operation: ObjectIdentifier
  let variables: Variables

  init<Operation: GraphQLOperation>(_ operation: Operation) {
    self.operation = ObjectIdentifier(Operation.self)
    variables = operation.variables.merging(defaults: Operation.defaults)
  }
}
