extension ValidationRules {
  /// 5.5.2.1: what is spread exists.
  @Sendable static func knownFragmentNames(_ context: inout ValidationContext) {
    for site in context.spreads where context.fragments[site.spread.name.text] == nil {
      let name = site.spread.name
      context.report(
        .unknownFragment(
          name.text,
          suggestions: Suggestions.nearest(to: name.text, in: context.fragments.keys)),
        site.owner, name.range)
    }
  }
}
