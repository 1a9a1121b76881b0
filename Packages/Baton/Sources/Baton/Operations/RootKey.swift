internal import BatonStore

/// What makes two operation values one root: the operation and its variables, byte by byte.
///
/// The values' own `==` would do but for Swift's strings, which are equal by canonical equivalence: a
/// composed and a decomposed `é` are two ids.
struct RootKey: Hashable {
  let operation: ObjectIdentifier
  let variables: Variables

  init<Operation: GraphQLOperation>(_ operation: Operation) {
    self.operation = ObjectIdentifier(Operation.self)
    variables = operation.variables
  }
}
