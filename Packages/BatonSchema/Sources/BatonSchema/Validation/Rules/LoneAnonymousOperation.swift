extension ValidationRules {
  /// 5.2.3.1, and more: what is generated is named after the operation, so none may be anonymous.
  @Sendable static func loneAnonymousOperation(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let operation = owner.operation, operation.name == nil else { continue }
      let start = operation.range.start
      context.report(
        .anonymousOperation(operation.kind), index,
        SourceRange(start, min(operation.range.end, start + 1)))
    }
  }
}
