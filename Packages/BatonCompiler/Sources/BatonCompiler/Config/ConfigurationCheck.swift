import BatonSchema

/// Holds what `baton.json` names against the schema (C-7, C-9).
struct ConfigurationCheck {
  let config: Configuration
  let schema: Schema
  let identity: Identity
  private(set) var diagnostics: [Diagnostic] = []

  static func run(_ config: Configuration, _ schema: Schema) -> [Diagnostic] {
    var check = ConfigurationCheck(
      config: config, schema: schema, identity: Identity(config, schema))
    check.checkIdentity()
    check.checkLookups()
    check.checkScalars()
    check.checkTransient()
    return check.diagnostics
  }

  private init(config: Configuration, schema: Schema, identity: Identity) {
    self.config = config
    self.schema = schema
    self.identity = identity
  }

  private mutating func report(
    _ problem: CompilerProblem, _ range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(problem, at: SourceLocation(config.source, range), notes: notes))
  }

  private func place(ofEntry type: String) -> SourceRange {
    config.identity.first { $0.type.value == type }?.type.range ?? .none
  }

  private func typeSuggestion(_ name: String) -> String? {
    Suggestions.nearest(to: name, in: schema.definedTypes.map(\.name)).first
  }

  // MARK: identity

  private mutating func checkIdentity() {
    for entry in config.identity {
      guard let type = schema.type(entry.type.value) else {
        report(
          .identityUnknownType(entry.type.value, suggestion: typeSuggestion(entry.type.value)),
          entry.type.range)
        continue
      }
      guard type.kind == .object || type.kind == .interface else {
        report(.identityNotComposite(type.name), entry.type.range)
        continue
      }
      for field in entry.fields { checkKeyField(field, of: type) }
    }
    for field in config.identityDefault {
      let types = schema.definedTypes.filter {
        $0.isComposite && identity.key(of: $0) == [field.value]
      }
      if types.isEmpty { report(.identityUnusedDefault(field.value), field.range) }
      for type in types where type.kind == .object { checkKeyField(field, of: type) }
    }
    for type in schema.definedTypes where type.kind == .object {
      let entries = identity.inheritedEntries(of: type)
      guard let first = entries.first else { continue }
      guard let other = entries.first(where: { $0.key != first.key }) else { continue }
      report(
        .identityConflict(type: type.name, first: first.interface, second: other.interface),
        place(ofEntry: other.interface),
        notes: [
          Diagnostic.Note(
            "`\(first.interface)` has its key here.",
            at: SourceLocation(config.source, place(ofEntry: first.interface)))
        ])
    }
  }

  private mutating func checkKeyField(
    _ name: Configuration.Located<String>, of type: SchemaType
  ) {
    guard let field = type.field(name.value) else {
      let suggestion = Suggestions.nearest(to: name.value, in: type.fields.map(\.name)).first
      report(
        .identityUnknownField(type: type.name, field: name.value, suggestion: suggestion),
        name.range)
      return
    }
    let leaf = schema.type(of: field)
    let unusable =
      field.type.element != nil || !leaf.isLeaf || leaf.name == "Float" || leaf.name == "Boolean"
      || field.arguments.contains(where: \.isRequired)
    if unusable {
      report(
        .identityUnusableField(
          type: type.name, field: field.name, fieldType: field.type.description), name.range)
    }
  }

  // MARK: lookups

  private mutating func checkLookups() {
    for lookup in config.lookups {
      guard let field = queryField(lookup.field) else { continue }
      let returned = schema.type(of: field)
      guard field.type.element == nil, returned.isComposite else {
        report(
          .lookupWrongType(field: lookup.field.value, returns: field.type.description),
          lookup.field.range)
        continue
      }
      for argument in lookup.arguments where field.argument(argument.value) == nil {
        let suggestion = Suggestions.nearest(to: argument.value, in: field.arguments.map(\.name))
          .first
        report(
          .lookupUnknownArgument(
            field: lookup.field.value, argument: argument.value, suggestion: suggestion),
          argument.range)
      }
      checkLookupType(lookup, field, returned)
    }
  }

  private mutating func checkLookupType(
    _ lookup: Configuration.Lookup, _ field: SchemaField, _ returned: SchemaType
  ) {
    var target = returned
    if let name = lookup.type {
      guard let type = schema.type(name.value) else {
        return report(
          .identityUnknownType(name.value, suggestion: typeSuggestion(name.value)), name.range)
      }
      guard type.kind == .object, schema.isSubtype(type, of: returned) else {
        return report(
          .lookupWrongType(field: lookup.field.value, returns: field.type.description), name.range)
      }
      target = type
    }
    guard target.kind == .object else {
      // Untyped: it reaches the types that one field keys (B-2.9).
      let reaches = schema.possibleTypes(of: returned).contains {
        identity.key(of: schema[$0]).count == 1
      }
      if !reaches || lookup.arguments.count != 1 {
        report(
          .lookupMissingType(field: lookup.field.value, returns: returned.name),
          lookup.field.range)
      }
      return
    }
    let key = identity.key(of: target)
    if key.count != lookup.arguments.count {
      report(
        .lookupWrongArgumentCount(type: target.name, key: key, given: lookup.arguments.count),
        lookup.field.range)
    }
  }

  private mutating func queryField(_ name: Configuration.Located<String>) -> SchemaField? {
    let parts = name.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let type = schema.rootOrType(parts[0]) else {
      report(
        .lookupUnknownField(name.value, suggestion: rootField(parts, of: [schema.query])),
        name.range)
      return nil
    }
    guard type.id == schema.query.id else {
      report(.lookupNotOnQuery(name.value), name.range)
      return nil
    }
    guard let field = type.field(parts[1]) else {
      let suggestion = Suggestions.nearest(to: parts[1], in: type.fields.map(\.name)).first
      report(
        .lookupUnknownField(name.value, suggestion: suggestion.map { "\(parts[0]).\($0)" }),
        name.range)
      return nil
    }
    return field
  }

  /// A field that is named without its root, with it.
  private func rootField(_ parts: [String], of roots: [SchemaType]) -> String? {
    guard parts.count == 1 else { return nil }
    for root in roots {
      let names = root.fields.map(\.name)
      let isField = names.contains { $0.utf8.elementsEqual(parts[0].utf8) }
      let found = isField ? parts[0] : Suggestions.nearest(to: parts[0], in: names).first
      if let found { return "\(root.name).\(found)" }
    }
    return nil
  }

  // MARK: scalars and transient content

  private mutating func checkScalars() {
    for mapping in config.scalars {
      let name = mapping.scalar.value
      if let type = schema.type(name), type.kind == .scalar {
        if type.isBuiltInScalar { report(.scalarBuiltIn(name), mapping.scalar.range) }
      } else {
        let scalars = schema.definedTypes.filter { $0.kind == .scalar }.map(\.name)
        report(
          .scalarUnknown(name, suggestion: Suggestions.nearest(to: name, in: scalars).first),
          mapping.scalar.range)
      }
      let parts = mapping.swift.value.split(separator: ".", omittingEmptySubsequences: false)
      let isName = parts.allSatisfy { part in
        part.utf8.first?.isDigit == false && part.utf8.allSatisfy(\.isIdentifierPart)
      }
      if !isName { report(.scalarSwiftType(mapping.swift.value), mapping.swift.range) }
    }
  }

  private mutating func checkTransient() {
    for name in config.transientTypes {
      if let type = schema.rootOrType(name.value), schema.isRoot(type) {
        refuseTransientRoot(name)
      } else if schema.type(name.value)?.isComposite != true {
        report(
          .transientUnknownType(name.value, suggestion: typeSuggestion(name.value)), name.range)
      }
    }
    for name in config.transientFields {
      let parts = name.value.split(separator: ".", omittingEmptySubsequences: false).map(
        String.init)
      let type = parts.count == 2 ? schema.rootOrType(parts[0]) : nil
      guard let type, type.field(parts[1]) == nil || !schema.isRoot(type) else {
        if type == nil {
          let roots = [.query, .mutation, .subscription].compactMap { schema.root($0) }
          report(
            .transientUnknownField(name.value, suggestion: rootField(parts, of: roots)),
            name.range)
        }
        continue
      }
      let suggestion =
        schema.isRoot(type)
        ? Suggestions.nearest(to: parts[1], in: type.fields.map(\.name)).first : nil
      report(
        .transientUnknownField(name.value, suggestion: suggestion.map { "\(parts[0]).\($0)" }),
        name.range)
    }
  }

  /// A root is one record of everything, which is not put aside as a whole.
  private mutating func refuseTransientRoot(_ name: Configuration.Located<String>) {
    let field = schema.rootOrType(name.value)?.fields.first?.name ?? "secrets"
    report(
      .configWrongValue(key: "types", expected: "types of objects, not a root", example: nil),
      name.range,
      notes: [
        Diagnostic.Note(
          "Fields of `\(name.value)` are listed one by one: `\"fields\": [\"\(name.value).\(field)\"]`.",
          at: SourceLocation(config.source, name.range))
      ])
  }
}
