extension ValidationRules {
  /// Incremental delivery, "Stream Directives Are Used On List Fields".
  @Sendable static func streamDirectiveOnListField(_ context: inout ValidationContext) {
    for site in context.fields {
      guard let type = site.definition?.type, type.element == nil,
        let directive = site.field.directives.named("stream")
      else { continue }
      context.report(
        .streamedNonList(field: site.field.name.text, type: type.description), site.owner,
        directive.range)
    }
  }
}
