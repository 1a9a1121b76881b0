extension ValidationRules {
  /// 5.8.2: a variable's type is one that can be written.
  @Sendable static func variablesAreInputTypes(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      for variable in owner.operation?.variables ?? [] {
        guard let type = context.schema.type(within: variable.type), !type.isInput else {
          continue
        }
        context.report(
          .variableOfOutputType(
            variable: variable.name.text, type: variable.type.description), index,
          variable.type.range)
      }
    }
  }
}
