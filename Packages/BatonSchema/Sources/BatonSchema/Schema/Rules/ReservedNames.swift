extension SchemaRules {
  /// "Reserved Names": only introspection begins a name with two underscores.
  @Sendable static func reservedNames(_ draft: inout SchemaDraft) {
    func check(
      _ name: String, _ location: @autoclosure () -> SourceLocation, _ provenance: Provenance
    ) {
      guard provenance != .builtIn, name.utf8.starts(with: "__".utf8) else { return }
      draft.report(.reservedName(name), location())
    }
    for type in draft.types {
      check(type.name, type.location, type.provenance)
      for field in type.fields {
        check(field.name.text, field.location, field.provenance)
        for argument in field.node.arguments {
          check(
            argument.name.text, SourceLocation(field.source, argument.name.range),
            field.provenance)
        }
      }
      for input in type.inputFields { check(input.name.text, input.location, input.provenance) }
      for value in type.values { check(value.name.text, value.location, value.provenance) }
    }
    for directive in draft.directives where !directive.isWellKnown {
      let definition = directive.definition
      check(
        definition.name.text, SourceLocation(definition.source, definition.name.range),
        directive.provenance)
      for argument in definition.arguments {
        check(
          argument.name.text, SourceLocation(definition.source, argument.name.range),
          directive.provenance)
      }
    }
  }
}
