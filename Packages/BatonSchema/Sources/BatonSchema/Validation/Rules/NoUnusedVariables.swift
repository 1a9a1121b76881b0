extension ValidationRules {
  /// 5.8.4: an operation uses every variable it declares, itself or through fragments it reaches.
  ///
  /// Not said of an operation in which a required argument is missing: the variable may be meant for it.
  @Sendable static func noUnusedVariables(_ context: inout ValidationContext) {
    let incomplete = Set(
      context.arguments.filter { !$0.missingParameters.isEmpty }.map(\.owner))
    for (index, owner) in context.owners.enumerated() {
      guard let operation = owner.operation, !operation.variables.isEmpty else { continue }
      guard !incomplete.contains(index),
        incomplete.isEmpty
          || incomplete.isDisjoint(with: context.reachedFragments(from: index))
      else { continue }
      let used = Set(context.reachedUsages(from: index).map(\.name.text))
      for variable in operation.variables where !used.contains(variable.name.text) {
        context.report(
          .unusedVariable(variable.name.text, operation: operation.name?.text), index,
          variable.name.range)
      }
    }
  }
}
