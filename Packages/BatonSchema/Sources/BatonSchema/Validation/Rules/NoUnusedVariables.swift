extension ValidationRules {
  /// 5.8.4: an operation uses every variable it declares, itself or through fragments it reaches. A fragment
  /// uses every argument it declares, which is only a warning: no server sees them.
  ///
  /// Not said of an operation in which a required argument is missing: the variable may be meant for it.
  @Sendable static func noUnusedVariables(_ context: inout ValidationContext) {
    let incomplete = Set(
      context.arguments.filter { !$0.missingParameters.isEmpty }.map(\.owner))
    for (index, owner) in context.owners.enumerated() {
      unusedArguments(index, &context)
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

  private static func unusedArguments(_ owner: Int, _ context: inout ValidationContext) {
    let declared = context.fragmentArguments[owner]
    guard !declared.isEmpty, let fragment = context.owners[owner].fragment else { return }
    let used = Set(
      context.usages[context.usageRanges[owner]].filter(\.isLocal).map(\.name.text))
    for argument in declared where !used.contains(argument.name.text) {
      context.report(
        .unusedArgument(argument.name.text, fragment: fragment.name.text), owner,
        argument.name.range)
    }
  }
}
