extension ValidationRules {
  /// 5.4.1: arguments are ones that the field or directive takes.
  @Sendable static func knownArgumentNames(_ context: inout ValidationContext) {
    for site in context.arguments {
      for argument in site.arguments {
        let name = argument.name
        guard !site.parameters.contains(where: { $0.name == name.text }) else { continue }
        let suggestions = Suggestions.nearest(to: name.text, in: site.parameters.map(\.name))
        context.report(
          .unknownArgument(name.text, of: site.name, suggestions: suggestions), site.owner,
          name.range)
      }
    }
  }
}
