extension ValidationRules {
  /// Incremental delivery, "Defer And Stream Directives Are Used On Valid Root Field": what a mutation or
  /// subscription selects itself comes at once.
  @Sendable static func deferStreamDirectiveOnRootField(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let operation = owner.operation, operation.kind != .query,
        context.schema.root(operation.kind) != nil
      else { continue }
      for (selection, owner) in context.rootSelections(of: index) {
        for directive in selection.directives where directive.isIncremental {
          context.report(
            .deferredRoot(directive: directive.name.text, operation.kind), owner,
            directive.range)
        }
      }
    }
  }
}
