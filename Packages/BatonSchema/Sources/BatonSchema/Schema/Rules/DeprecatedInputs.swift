extension SchemaRules {
  /// "@deprecated": what must be given cannot be advised against.
  @Sendable static func deprecatedInputs(_ draft: inout SchemaDraft) {
    func check(_ input: InputValueDefinition, _ owner: String, _ source: Source) {
      guard !input.directives.isEmpty, input.isRequired,
        let directive = input.directives.named("deprecated")
      else { return }
      draft.report(
        .deprecatedRequired(input.name.text, of: owner), SourceLocation(source, directive.range))
    }
    for type in draft.types {
      for field in type.fields {
        for argument in field.node.arguments {
          check(argument, "\(type.name).\(field.name.text)", field.source)
        }
      }
      for input in type.inputFields { check(input.node, type.name, input.source) }
    }
    for directive in draft.directives {
      for argument in directive.definition.arguments {
        check(argument, "@\(directive.definition.name.text)", directive.definition.source)
      }
    }
  }
}
