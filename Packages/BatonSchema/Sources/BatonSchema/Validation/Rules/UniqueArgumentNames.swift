extension ValidationRules {
  /// 5.4.2: a field or directive is given each argument once.
  @Sendable static func uniqueArgumentNames(_ context: inout ValidationContext) {
    for site in context.fields {
      uniqueNames(site.field.arguments.map(\.name), site.owner, &context) {
        .duplicateArgument($0)
      }
    }
    for site in context.directives {
      for directive in site.directives {
        uniqueNames(directive.arguments.map(\.name), site.owner, &context) {
          .duplicateArgument($0)
        }
      }
    }
  }
}
