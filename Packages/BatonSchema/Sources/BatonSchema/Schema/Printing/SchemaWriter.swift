/// Turns a schema back into the definitions it could be built from, sorted.
struct SchemaWriter {
  let schema: Schema
  let detail: Schema.Detail
  let source = Source(name: "schema", bytes: [])

  func definitions() -> [Definition] {
    var definitions: [Definition] = []
    if let definition = schemaDefinition() { definitions.append(.schema(definition)) }
    if detail == .full {
      definitions += sorted(schema.directives.values.filter { $0.location != nil }, by: \.name)
        .map { .directive(self.definition(of: $0)) }
    }
    return definitions
      + sorted(schema.types.filter { isWritten($0) }, by: \.name).map { .type(definition(of: $0)) }
  }

  /// What every schema has is not written, an extension of a built-in scalar is.
  private func isWritten(_ type: SchemaType) -> Bool {
    type.location != nil || (detail == .full && !type.directives.isEmpty)
  }

  /// Nil where the names of the roots say all.
  private func schemaDefinition() -> SchemaDefinition? {
    let roots = OperationKind.allCases.compactMap { kind in
      schema.root(kind).map { RootDefinition(kind: kind, type: Name($0.name)) }
    }
    let description = description(schema.description)
    let directives = detail == .full ? schema.appliedDirectives : []
    let isImplied =
      description == nil && directives.isEmpty
      && OperationKind.allCases.allSatisfy { kind in
        let byName = schema.type(kind.usualTypeName)
        return schema.root(kind)?.id == (byName?.kind == .object ? byName?.id : nil)
      }
    guard !isImplied else { return nil }
    return SchemaDefinition(
      source: source, description: description, directives: directives, roots: roots)
  }

  private func definition(of type: SchemaType) -> TypeDefinition {
    TypeDefinition(
      source: source, kind: type.kind, isExtension: type.location == nil,
      description: description(type.description), name: Name(type.name),
      interfaces: sorted(type.interfaces.map { schema[$0].name }, by: \.self).map { Name($0) },
      directives: directives(type.directives),
      fields: sorted(type.fields, by: \.name).map(definition),
      members: sorted(type.members.map { schema[$0].name }, by: \.self).map { Name($0) },
      values: sorted(type.values, by: \.name).map { value in
        EnumValueDefinition(
          description: description(value.description), name: Name(value.name),
          directives: directives(value.directives))
      },
      inputFields: sorted(type.inputFields, by: \.name).map(definition))
  }

  private func definition(of field: SchemaField) -> FieldDefinition {
    FieldDefinition(
      description: description(field.description), name: Name(field.name),
      arguments: sorted(field.arguments, by: \.name).map(definition), type: field.type,
      directives: directives(field.directives))
  }

  private func definition(of input: SchemaInputValue) -> InputValueDefinition {
    InputValueDefinition(
      description: description(input.description), name: Name(input.name), type: input.type,
      defaultValue: input.defaultValue.map(value), directives: directives(input.directives))
  }

  private func definition(of directive: SchemaDirective) -> DirectiveDefinition {
    DirectiveDefinition(
      source: source, description: description(directive.description), name: Name(directive.name),
      arguments: sorted(directive.arguments, by: \.name).map(definition),
      isRepeatable: directive.isRepeatable,
      locations: DirectiveLocation.allCases.filter { directive.locations.contains($0) })
  }

  /// With the members of input objects sorted, whose order says nothing.
  private func value(_ value: Value) -> Value {
    switch value {
    case .list(let values, let range): .list(values.map(self.value), range: range)
    case .object(let fields, let range):
      .object(
        sorted(fields, by: \.name.text).map {
          ObjectField(name: $0.name, value: self.value($0.value), range: $0.range)
        }, range: range)
    case .variable, .int, .float, .string, .boolean, .null, .enumeration: value
    }
  }

  private func description(_ text: String?) -> StringValue? {
    guard detail == .full, let text else { return nil }
    return StringValue(text, isBlock: true)
  }

  private func directives(_ directives: [Directive]) -> [Directive] {
    detail == .full ? directives : directives.filter { $0.name.text == "oneOf" }
  }

  private func sorted<Item>(
    _ items: some Sequence<Item>, by name: (Item) -> String
  ) -> [Item] {
    items.sorted { name($0).utf8.lexicographicallyPrecedes(name($1).utf8) }
  }
}

extension OperationKind {
  /// The name by which a type is the root without any `schema { … }`.
  var usualTypeName: String {
    switch self {
    case .query: "Query"
    case .mutation: "Mutation"
    case .subscription: "Subscription"
    }
  }
}
