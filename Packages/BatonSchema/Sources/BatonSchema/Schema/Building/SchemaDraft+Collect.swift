extension SchemaDraft {
  /// Adds the definitions of a document; extensions wait until every document is here.
  mutating func collect(_ document: Document, _ provenance: Provenance) {
    for definition in document.definitions {
      switch definition {
      case .operation(let operation):
        report(
          .executableDefinition(keyword: "operations"),
          SourceLocation(operation.source, operation.name?.range ?? operation.range))
      case .fragment(let fragment):
        report(
          .executableDefinition(keyword: "fragments"),
          SourceLocation(fragment.source, fragment.name.range))
      case .schema(let schema):
        if !schema.isExtension { addSchema(schema, provenance) }
      case .type(let type):
        if !type.isExtension { addType(type, provenance) }
      case .directive(let directive): addDirective(directive, provenance)
      }
    }
  }

  mutating func collectExtensions(_ document: Document, _ provenance: Provenance) {
    for definition in document.definitions {
      switch definition {
      case .schema(let schema) where schema.isExtension: add(schema, provenance)
      case .type(let type) where type.isExtension: extend(with: type, provenance)
      default: break
      }
    }
  }

  private mutating func addSchema(_ schema: SchemaDefinition, _ provenance: Provenance) {
    let location = SourceLocation(schema.source, schema.range)
    if let first = schemaDefinition {
      report(
        .secondSchemaDefinition, location,
        notes: [Diagnostic.Note("It is defined here first.", at: first)])
      return
    }
    schemaDefinition = location
    schemaDescription = schema.description?.text
    add(schema, provenance)
  }

  /// What a definition and an extension of the schema have in common.
  private mutating func add(_ schema: SchemaDefinition, _ provenance: Provenance) {
    let directives = schema.directives.map {
      Member(node: $0, name: $0.name, source: schema.source, provenance: provenance)
    }
    reportRepeated(directives, behind: schemaDirectives)
    schemaDirectives += directives
    for root in schema.roots {
      let location = SourceLocation(schema.source, root.type.range)
      if let first = roots[root.kind]?.location {
        report(
          .duplicateRoot(root.kind), location,
          notes: [Diagnostic.Note("It is given here first.", at: first)])
      } else {
        roots[root.kind] = RootDraft(type: root.type.text, location: location)
      }
    }
  }

  private mutating func addType(_ definition: TypeDefinition, _ provenance: Provenance) {
    let name = definition.name.text
    let location = SourceLocation(definition.source, definition.name.range)
    if let first = type(name) {
      // Printed schemas often declare the scalars that every schema has.
      if first.provenance == .builtIn, first.kind == .scalar, definition.kind == .scalar { return }
      report(
        .duplicateType(name: name), location,
        notes: first.provenance == .builtIn
          ? [] : [Diagnostic.Note("It is defined here first.", at: first.location)])
      return
    }
    typeIndex[name] = types.count
    types.append(TypeDraft(definition, provenance))
    merge(definition, into: types[types.count - 1], provenance)
  }

  private mutating func extend(with definition: TypeDefinition, _ provenance: Provenance) {
    let name = definition.name.text
    let location = SourceLocation(definition.source, definition.name.range)
    guard let index = typeIndex[name],
      // What GraphQL itself has to say about schemas is nobody's to change.
      !(types[index].provenance == .builtIn && name.hasPrefix("__"))
    else {
      report(
        .extensionOfUnknownType(
          name: name, suggestions: suggestions(for: name) { $0.kind == definition.kind }),
        location)
      return
    }
    let actual = types[index].kind
    guard actual == definition.kind else {
      report(
        .extensionOfOtherKind(name: name, extended: definition.kind, actual: actual), location,
        notes: [Diagnostic.Note("It is defined here.", at: types[index].location)])
      return
    }
    for directive in definition.directives
    where directive.name.text == "oneOf" && actual == .inputObject {
      report(
        .oneOfExtension(type: name), SourceLocation(definition.source, directive.name.range),
        notes: [Diagnostic.Note("It is defined here.", at: types[index].location)])
    }
    merge(definition, into: types[index], provenance)
  }

  private mutating func addDirective(
    _ definition: DirectiveDefinition, _ provenance: Provenance
  ) {
    let name = definition.name.text
    guard let same = directiveIndex[name] else {
      directiveIndex[name] = directives.count
      directives.append(DirectiveDraft(definition: definition, provenance: provenance))
      return
    }
    switch directives[same].provenance {
    case .builtIn:
      // What a schema itself says about a directive of GraphQL's holds.
      directives[same] = DirectiveDraft(definition: definition, provenance: provenance)
      return
    case .client where directives[same].isWellKnown:
      // A schema may declare what steers the client, but cannot change what the client does.
      return
    case .client, .server: break
    }
    let first = directives[same].definition
    report(
      .duplicateDirective(name: name), SourceLocation(definition.source, definition.name.range),
      notes: [
        Diagnostic.Note(
          "It is defined here first.", at: SourceLocation(first.source, first.name.range))
      ])
  }
}
