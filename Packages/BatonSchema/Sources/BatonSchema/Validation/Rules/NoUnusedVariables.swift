extension ValidationRules {
  /// 5.8.4: an operation uses every variable it declares, itself or through fragments it reaches.
  @Sendable static func noUnusedVariables(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let operation = owner.operation, !operation.variables.isEmpty else { continue }
      let used = Set(context.reachedUsages(from: index).map(\.name.text))
      for variable in operation.variables where !used.contains(variable.name.text) {
        context.report(
          .unusedVariable(variable.name.text, operation: operation.name?.text), index,
          variable.name.range)
      }
    }
  }
}
