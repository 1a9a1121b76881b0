extension ValidationRules {
  /// 5.4.2.1: arguments that are non-null and without a default are given.
  @Sendable static func providedRequiredArguments(_ context: inout ValidationContext) {
    for site in context.arguments {
      for parameter in site.missingParameters {
        context.report(
          .missingArgument(
            parameter.name, of: site.name, type: parameter.type.description), site.owner,
          site.range, context.note("It is declared here.", parameter.location))
      }
    }
  }
}
