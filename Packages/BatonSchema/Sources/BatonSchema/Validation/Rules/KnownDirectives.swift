extension ValidationRules {
  /// 5.7.1 and 5.7.2: directives exist, and stand where they may.
  @Sendable static func knownDirectives(_ context: inout ValidationContext) {
    for site in context.directives {
      for directive in site.directives {
        let name = directive.name
        guard let definition = context.schema.directives[name.text] else {
          let suggestions = Suggestions.nearest(to: name.text, in: context.schema.directives.keys)
          context.report(
            .unknownDirective(name.text, suggestions: suggestions), site.owner, name.range)
          continue
        }
        if !definition.locations.contains(site.location) {
          context.report(
            .misplacedDirective(
              name.text, at: site.location,
              allowed: DirectiveLocation.allCases.filter(definition.locations.contains)),
            site.owner, name.range,
            context.note("It is declared here.", definition.location))
        }
      }
    }
  }
}
