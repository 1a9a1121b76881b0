extension SchemaRules {
  /// "IsValidImplementation": an implementer has every interface, field and argument it promises.
  @Sendable static func interfaces(_ draft: inout SchemaDraft) {
    for type in draft.types where !type.interfaces.isEmpty {
      let implemented = Set(type.interfaces.map(\.name.text))
      for reference in type.interfaces {
        guard let interface = draft.type(reference.name.text) else {
          draft.report(
            .unknownType(
              name: reference.name.text,
              suggestions: draft.suggestions(for: reference.name.text) { $0.kind == .interface }),
            reference.location)
          continue
        }
        guard interface.kind == .interface else {
          draft.report(
            .notAnInterface(interface.name, type: type.name, actual: interface.kind),
            reference.location)
          continue
        }
        if interface.name == type.name {
          draft.report(.implementsItself(type: type.name, through: nil), reference.location)
          continue
        }
        for further in interface.interfaces where !implemented.contains(further.name.text) {
          guard further.name.text != type.name else {
            draft.report(
              .implementsItself(type: type.name, through: interface.name), reference.location)
            continue
          }
          draft.report(
            .missingInterface(further.name.text, type: type.name, because: interface.name),
            reference.location,
            notes: [
              Diagnostic.Note("`\(interface.name)` implements it here.", at: further.location)
            ])
        }
        fields(of: type, reference, interface, &draft)
      }
    }
  }

  private static func fields(
    of type: TypeDraft, _ reference: Member<Name>, _ interface: TypeDraft,
    _ draft: inout SchemaDraft
  ) {
    for expected in interface.fields {
      var note: Diagnostic.Note {
        Diagnostic.Note("`\(interface.name)` declares it here.", at: expected.location)
      }
      guard let field = type.field(expected.name.text) else {
        draft.report(
          .missingInterfaceField(
            expected.name.text, type: type.name, interface: interface.name),
          type.provenance == .builtIn ? reference.location : type.location, notes: [note])
        continue
      }
      if !draft.isCovariant(field.node.type, of: expected.node.type) {
        draft.report(
          .interfaceFieldType(
            field: field.name.text, type: type.name, found: field.node.type.description,
            interface: interface.name, expected: expected.node.type.description),
          SourceLocation(field.source, field.node.type.range), notes: [note])
      }
      if let directive = field.node.deprecation, expected.node.deprecation == nil {
        draft.report(
          .deprecatedImplementation(
            field: "\(type.name).\(field.name.text)", interface: interface.name),
          SourceLocation(field.source, directive.range), notes: [note])
      }
      arguments(of: field, like: expected, type.name, interface.name, &draft)
    }
  }

  private static func arguments(
    of field: Member<FieldDefinition>, like expected: Member<FieldDefinition>, _ type: String,
    _ interface: String, _ draft: inout SchemaDraft
  ) {
    guard !field.node.arguments.isEmpty || !expected.node.arguments.isEmpty else { return }
    let owner = "\(type).\(field.name.text)"
    let given = Dictionary(field.node.arguments.map { ($0.name.text, $0) }) { first, _ in first }
    let known = Set(expected.node.arguments.map(\.name.text))
    for argument in expected.node.arguments {
      let note = Diagnostic.Note(
        "`\(interface)` declares it here.",
        at: SourceLocation(expected.source, argument.name.range))
      guard let own = given[argument.name.text] else {
        draft.report(
          .missingInterfaceArgument(argument.name.text, field: owner, interface: interface),
          field.location, notes: [note])
        continue
      }
      // An unknown type is reported where it stands.
      guard draft.type(own.type.name.text) != nil, draft.type(argument.type.name.text) != nil
      else { continue }
      if own.type.description != argument.type.description {
        draft.report(
          .interfaceArgumentType(
            argument.name.text, field: owner, found: own.type.description, interface: interface,
            expected: argument.type.description),
          SourceLocation(field.source, own.type.range), notes: [note])
      }
    }
    for own in field.node.arguments
    where own.isRequired && !known.contains(own.name.text) {
      draft.report(
        .requiredExtraArgument(own.name.text, field: owner, interface: interface),
        SourceLocation(field.source, own.name.range))
    }
  }
}

extension SchemaDraft {
  /// "IsValidImplementationFieldType".
  fileprivate func isCovariant(_ type: TypeReference, of expected: TypeReference) -> Bool {
    switch (type, expected) {
    case (.nonNull(let inner, _), .nonNull(let other, _)): return isCovariant(inner, of: other)
    case (.nonNull(let inner, _), _): return isCovariant(inner, of: expected)
    case (.list(let inner, _), .list(let other, _)): return isCovariant(inner, of: other)
    case (.named(let name), .named(let other)):
      if name.text == other.text { return true }
      guard let own = self.type(name.text), let abstract = self.type(other.text) else {
        // An unknown type is reported where it stands.
        return true
      }
      return own.implements(abstract.name)
        || (abstract.kind == .union && abstract.members.contains { $0.name.text == own.name })
    default: return false
    }
  }
}

extension FieldDefinition {
  fileprivate var deprecation: Directive? {
    directives.named("deprecated")
  }
}
