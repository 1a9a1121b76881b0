extension ValidationRules {
  /// 5.4.1: arguments are ones that the field or directive takes.
  @Sendable static func knownArgumentNames(_ context: inout ValidationContext) {
    for site in context.arguments {
      let index = site.parameters.index
      for argument in site.arguments {
        let name = argument.name
        guard site.parameters.named(name.text, index) == nil else { continue }
        let suggestions = Suggestions.nearest(to: name.text, in: site.parameters.map(\.name))
        context.report(
          .unknownArgument(name.text, of: site.name, suggestions: suggestions), site.owner,
          name.range)
      }
    }
  }
}
