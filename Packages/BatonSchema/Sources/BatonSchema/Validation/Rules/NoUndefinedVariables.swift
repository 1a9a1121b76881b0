extension ValidationRules {
  /// 5.8.3: an operation declares every variable used in it or in fragments it reaches.
  @Sendable static func noUndefinedVariables(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let operation = owner.operation else { continue }
      let declared = Set(operation.variables.map(\.name.text))
      var reported: Set<SourceLocation> = []
      for usage in context.reachedUsages(from: index) where !declared.contains(usage.name.text) {
        let location = context.location(usage.owner, usage.name.range)
        guard reported.insert(location).inserted else { continue }
        let isElsewhere = usage.owner != index
        context.report(
          .undefinedVariable(
            usage.name.text, operation: operation.name?.text,
            type: usage.place?.type.description), usage.owner, usage.name.range,
          isElsewhere
            ? context.note(
              "This operation reaches it.", index, operation.name?.range ?? operation.range) : nil)
      }
    }
  }
}
