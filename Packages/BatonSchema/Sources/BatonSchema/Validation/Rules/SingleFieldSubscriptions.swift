extension ValidationRules {
  /// 5.2.4.1: a subscription selects one field, unconditionally, that is not introspection.
  @Sendable static func singleFieldSubscriptions(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let operation = owner.operation, operation.kind == .subscription else { continue }
      var roots: [(field: Field, owner: Int)] = []
      for (selection, owner) in context.rootSelections(of: index) {
        for directive in selection.directives
        where directive.name.text == "skip" || directive.name.text == "include" {
          context.report(
            .conditionalSubscription(directive: directive.name.text), owner, directive.range)
        }
        if case .field(let field) = selection { roots.append((field, owner)) }
      }
      check(roots, &context)
    }
  }

  private static func check(
    _ roots: [(field: Field, owner: Int)], _ context: inout ValidationContext
  ) {
    for root in roots where root.field.name.text.hasPrefix("__") {
      context.report(
        .introspectionSubscription(field: root.field.name.text), root.owner, root.field.name.range)
    }
    guard let first = roots.first else { return }
    for root in roots.dropFirst()
    where root.field.responseKey.text != first.field.responseKey.text {
      context.report(
        .severalSubscriptionFields, root.owner, root.field.responseKey.range,
        context.note("Another is here.", first.owner, first.field.responseKey.range))
    }
  }
}
