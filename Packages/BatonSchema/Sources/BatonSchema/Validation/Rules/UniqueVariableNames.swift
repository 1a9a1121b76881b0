extension ValidationRules {
  /// 5.8.1: an operation declares each variable once.
  @Sendable static func uniqueVariableNames(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let operation = owner.operation else { continue }
      uniqueNames(operation.variables.map(\.name), index, &context) { .duplicateVariable($0) }
    }
  }

  /// Reports every name that has stood before in one list.
  static func uniqueNames(
    _ names: [Name], _ owner: Int, _ context: inout ValidationContext,
    _ fact: (String) -> RuleFact
  ) {
    guard names.count > 1 else { return }
    var seen: [String: SourceRange] = [:]
    for name in names {
      if let first = seen[name.text] {
        context.report(
          fact(name.text), owner, name.range, context.note(.first, owner, first))
      } else {
        seen[name.text] = name.range
      }
    }
  }
}
