/// Turns a schema back into the definitions it could be built from, sorted.
struct SchemaWriter {
  let schema: Schema
  let source = Source(name: "schema", bytes: [])

  func document() -> Document {
    var definitions: [Definition] = []
    if let definition = schemaDefinition() { definitions.append(.schema(definition)) }
    definitions += schema.directives.values.filter { $0.location != nil }.sortedByName(\.name)
      .map { .directive(definition(of: $0)) }
    // What every schema has is not written, an extension of a built-in scalar is.
    definitions += schema.types.filter { $0.location != nil || !$0.directives.isEmpty }
      .sortedByName(\.name).map { .type(definition(of: $0)) }
    return Document(source: source, definitions: definitions)
  }

  /// Nil where the names of the roots say all.
  private func schemaDefinition() -> SchemaDefinition? {
    let roots = OperationKind.allCases.compactMap { kind in
      schema.root(kind).map { RootDefinition(kind: kind, type: Name($0.name)) }
    }
    let description = description(schema.description)
    let directives = schema.appliedDirectives
    guard description != nil || !directives.isEmpty || !schema.hasUsualRoots else { return nil }
    return SchemaDefinition(
      source: source, description: description, directives: directives, roots: roots)
  }

  private func definition(of type: SchemaType) -> TypeDefinition {
    TypeDefinition(
      source: source, kind: type.kind, isExtension: type.location == nil,
      description: description(type.description), name: Name(type.name),
      interfaces: type.interfaces.map { schema[$0].name }.sorted().map { Name($0) },
      directives: type.directives,
      fields: type.fields.sortedByName(\.name).map(definition),
      members: type.members.map { schema[$0].name }.sorted().map { Name($0) },
      values: type.values.sortedByName(\.name).map { value in
        EnumValueDefinition(
          description: description(value.description), name: Name(value.name),
          directives: value.directives)
      },
      inputFields: type.inputFields.sortedByName(\.name).map(definition))
  }

  private func definition(of field: SchemaField) -> FieldDefinition {
    FieldDefinition(
      description: description(field.description), name: Name(field.name),
      arguments: field.arguments.sortedByName(\.name).map(definition), type: field.type,
      directives: field.directives)
  }

  private func definition(of input: SchemaInputValue) -> InputValueDefinition {
    InputValueDefinition(
      description: description(input.description), name: Name(input.name), type: input.type,
      defaultValue: input.defaultValue?.sorted, directives: input.directives)
  }

  private func definition(of directive: SchemaDirective) -> DirectiveDefinition {
    DirectiveDefinition(
      source: source, description: description(directive.description), name: Name(directive.name),
      arguments: directive.arguments.sortedByName(\.name).map(definition),
      isRepeatable: directive.isRepeatable,
      locations: DirectiveLocation.allCases.filter { directive.locations.contains($0) })
  }

  private func description(_ text: String?) -> StringValue? {
    text.map { StringValue($0, isBlock: true) }
  }
}
