/// Tells the roots of one store apart: one for each operation with its variables, an unset one being its
/// default.
@_spi(Runtime) public struct RootID: Hashable, Sendable {
  /// The number of the operation value's own owner.
  let number: UInt32
}

extension Store {
  /// The root for which the operation's lenses read.
  @_spi(Runtime) public func root<Operation: GraphQLOperation>(of operation: Operation) -> RootID {
    RootID(number: owner(of: operation))
  }
}
