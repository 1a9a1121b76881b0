extension ValidationRules {
  /// 5.7.3: only a repeatable directive stands twice on one node.
  @Sendable static func uniqueDirectivesPerLocation(_ context: inout ValidationContext) {
    for site in context.directives where site.directives.count > 1 {
      let single = site.directives.filter { directive in
        context.schema.directives[directive.name.text]?.isRepeatable == false
      }
      uniqueNames(single.map(\.name), site.owner, &context) { .duplicateDirective($0) }
    }
  }
}
