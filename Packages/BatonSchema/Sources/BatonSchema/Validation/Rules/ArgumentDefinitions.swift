extension ValidationRules {
  /// A fragment declares its arguments with types that the schema has: `count: {type: "Int"}`.
  @Sendable static func argumentDefinitions(_ context: inout ValidationContext) {
    for (index, arguments) in context.fragmentArguments.enumerated() {
      for argument in arguments {
        for field in argument.unknownFields {
          context.report(
            .unknownDefinitionField(field.text, argument: argument.name.text), index, field.range)
        }
        guard let type = argument.type else {
          context.report(
            .malformedArgumentDefinition(argument.name.text), index, argument.range)
          continue
        }
        guard let named = context.schema.type(within: type) else {
          let suggestions = Suggestions.nearest(
            to: type.name.text, in: context.schema.types.filter(\.isInput).map(\.name))
          context.report(
            .unknownType(type.name.text, suggestions: suggestions), index, argument.range)
          continue
        }
        if !named.isInput {
          context.report(
            .variableOfOutputType(variable: argument.name.text, type: type.description), index,
            argument.range)
        }
      }
    }
  }
}
