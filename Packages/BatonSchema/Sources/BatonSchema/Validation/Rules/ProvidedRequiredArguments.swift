extension ValidationRules {
  /// 5.4.2.1: arguments that are non-null and without a default are given.
  @Sendable static func providedRequiredArguments(_ context: inout ValidationContext) {
    for site in context.arguments {
      for parameter in site.missingParameters {
        context.report(
          .missingArgument(
            parameter.name, of: site.name, type: parameter.type.description,
            values: values(parameter, context.schema)),
          site.owner, site.range, context.note("It is declared here.", parameter.location))
      }
    }
  }

  /// What an enum's argument can be given, if that can be read in a line.
  private static func values(_ parameter: SchemaInputValue, _ schema: Schema) -> [String] {
    guard parameter.type.element == nil else { return [] }
    let values = schema.type(of: parameter).values.map(\.name)
    return values.count > 6 ? [] : values
  }
}
