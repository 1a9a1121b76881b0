extension ValidationRules {
  /// 5.2.1.1: the schema has a root for the kind of operation.
  @Sendable static func knownOperationTypes(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let operation = owner.operation, context.schema.root(operation.kind) == nil else {
        continue
      }
      context.report(
        .noRootType(operation.kind), index, operation.name?.range ?? operation.range)
    }
  }
}
