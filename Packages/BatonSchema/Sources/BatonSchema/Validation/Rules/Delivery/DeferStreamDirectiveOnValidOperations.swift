extension ValidationRules {
  /// Incremental delivery, "Defer And Stream Directives Are Used On Valid Operations": an event of a
  /// subscription comes whole.
  ///
  /// Where a condition or `if:` can leave it out, it may stand: a fragment may be shared with a query.
  @Sendable static func deferStreamDirectiveOnValidOperations(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let operation = owner.operation, operation.kind == .subscription else { continue }
      var stack = [(selections: operation.selections, owner: index)]
      var seen: Set<Int> = []
      while let (selections, owner) = stack.popLast() {
        for selection in selections where !selection.directives.contains(where: \.canLeaveOut) {
          check(selection, owner, operation, index, &context)
          switch selection {
          case .field(let field): stack.append((field.selections, owner))
          case .inline(let inline): stack.append((inline.selections, owner))
          case .spread(let spread):
            guard let fragment = context.fragments[spread.name.text],
              seen.insert(fragment).inserted
            else { continue }
            stack.append((context.owners[fragment].selections, fragment))
          }
        }
      }
    }
  }

  private static func check(
    _ selection: Selection, _ owner: Int, _ operation: OperationDefinition, _ index: Int,
    _ context: inout ValidationContext
  ) {
    for directive in selection.directives
    where directive.isIncremental && !directive.condition(isNot: true) {
      context.report(
        .deferredSubscription(directive: directive.name.text, operation: operation.name?.text),
        owner, directive.range,
        owner == index
          ? nil
          : context.note(
            "This subscription reaches it.", index, operation.name?.range ?? operation.range))
    }
  }
}

extension Directive {
  /// Whether it is a condition under which a selection is not there, in some request at least.
  fileprivate var canLeaveOut: Bool {
    switch name.text {
    case "skip": condition(isNot: false)
    case "include": condition(isNot: true)
    default: false
    }
  }

  /// Whether `if:` is given and can be something else.
  fileprivate func condition(isNot flag: Bool) -> Bool {
    guard let condition = argument("if") else { return false }
    if case .boolean(flag, _) = condition { return false }
    return true
  }
}
