extension ValidationRules {
  /// 5.5.1.2 and 5.8.2: type conditions and variables name types of the schema.
  @Sendable static func knownTypeNames(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      switch owner {
      case .operation(let operation):
        for variable in operation.variables { known(variable.type.name, index, &context) }
      case .fragment(let fragment): known(fragment.typeCondition, index, &context)
      }
    }
    for site in context.inlines {
      if let condition = site.inline.typeCondition { known(condition, site.owner, &context) }
    }
  }

  private static func known(_ name: Name, _ owner: Int, _ context: inout ValidationContext) {
    guard context.schema.type(name.text) == nil else { return }
    let suggestions = Suggestions.nearest(
      to: name.text,
      in: context.schema.types.map(\.name).filter { !$0.hasPrefix("__") })
    context.report(.unknownType(name.text, suggestions: suggestions), owner, name.range)
  }
}
