extension SchemaDraft {
  /// The schema. While there are diagnostics it is only good for finding more of them: what refers to a
  /// type that is not there has one that is, and is reported already.
  func freeze() -> Schema? {
    let ids = typeIndex.mapValues { TypeID($0) }
    let frozen = types.enumerated().map { index, type in freeze(type, TypeID(index), ids) }
    let query = roots[.query].flatMap { ids[$0.type] } ?? Self.standIn
    guard let metaType = ids["__MetaFields"].map({ frozen[$0.index] }),
      let typename = metaType.field("__typename"), let schema = metaType.field("__schema"),
      let type = metaType.field("__type")
    else { return nil }
    var known: [String: SchemaDirective] = [:]
    for directive in directives {
      known[directive.definition.name.text] = freeze(directive, ids)
    }
    var named = ids
    named["__MetaFields"] = nil
    return Schema(
      types: frozen, typeIndex: named,
      roots: (
        query, roots[.mutation].flatMap { ids[$0.type] },
        roots[.subscription].flatMap { ids[$0.type] }
      ), description: schemaDescription, appliedDirectives: schemaDirectives.map(\.node),
      directives: known,
      metaFields: MetaFields(typename: typename, schema: schema, type: type),
      warnings: diagnostics.filter { $0.severity == .warning })
  }

  /// The first of the built-in types.
  private static let standIn = TypeID(0)

  private func freeze(_ draft: TypeDraft, _ id: TypeID, _ ids: [String: TypeID]) -> SchemaType {
    let isClientType = draft.provenance == .client
    return SchemaType(
      id: id, kind: draft.kind, name: draft.name, description: draft.description,
      location: draft.provenance == .builtIn ? nil : draft.location, isClientOnly: isClientType,
      directives: draft.directives.map(\.node),
      fields: draft.fields.map { freeze($0, isClientType, ids) },
      interfaces: draft.interfaces.compactMap { ids[$0.name.text] },
      members: draft.members.compactMap { ids[$0.name.text] },
      values: draft.values.map { value in
        SchemaEnumValue(
          value.node, isClientOnly: isClientType || value.provenance == .client,
          location: value.location)
      },
      inputFields: draft.inputFields.map {
        freeze(
          $0.node, $0.source, isClientType || $0.provenance == .client,
          $0.provenance == .builtIn, ids)
      }, places: draft.memberPlaces)
  }

  private func freeze(
    _ field: Member<FieldDefinition>, _ isClientType: Bool, _ ids: [String: TypeID]
  ) -> SchemaField {
    let isClientOnly = isClientType || field.provenance == .client
    let isBuiltIn = field.provenance == .builtIn
    return SchemaField(
      field.node,
      arguments: field.node.arguments.map {
        freeze($0, field.source, isClientOnly, isBuiltIn, ids)
      }, typeID: ids[field.node.type.name.text] ?? Self.standIn, isClientOnly: isClientOnly,
      location: isBuiltIn ? nil : field.location)
  }

  private func freeze(
    _ input: InputValueDefinition, _ source: Source, _ isClientOnly: Bool, _ isBuiltIn: Bool,
    _ ids: [String: TypeID]
  ) -> SchemaInputValue {
    SchemaInputValue(
      input, typeID: ids[input.type.name.text] ?? Self.standIn, isClientOnly: isClientOnly,
      location: isBuiltIn ? nil : SourceLocation(source, input.name.range))
  }

  private func freeze(_ draft: DirectiveDraft, _ ids: [String: TypeID]) -> SchemaDirective {
    let definition = draft.definition
    let isClient = draft.provenance == .client
    let arguments = definition.arguments.map {
      freeze($0, definition.source, isClient, draft.isWellKnown, ids)
    }
    return SchemaDirective(
      name: definition.name.text, description: definition.description?.text,
      arguments: arguments, argumentIndex: arguments.index,
      hasOpenArguments: draft.isWellKnown
        && BuiltIns.openDirectives.contains(definition.name.text),
      isRepeatable: definition.isRepeatable, locations: Set(definition.locations),
      origin: isClient ? .client : .server,
      location: draft.isWellKnown
        ? nil : SourceLocation(definition.source, definition.name.range))
  }
}
