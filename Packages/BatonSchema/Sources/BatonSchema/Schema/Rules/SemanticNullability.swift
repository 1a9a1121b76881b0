extension SchemaRules {
  /// The levels of `@semanticNonNull` and `@semanticNonNullField` are ones that the field's type has: 0 is
  /// the field itself, each list adds one.
  @Sendable static func semanticNullability(_ draft: inout SchemaDraft) {
    for type in draft.types {
      for field in type.fields {
        for directive in field.node.directives where directive.name.text == "semanticNonNull" {
          check(directive, of: field.node, "\(type.name).\(field.name.text)", field.source, &draft)
        }
      }
      for directive in type.directives where directive.name.text == "semanticNonNullField" {
        check(directive, on: type, &draft)
      }
    }
  }

  private static func check(
    _ directive: Member<Directive>, on type: TypeDraft, _ draft: inout SchemaDraft
  ) {
    guard case .string(let name)? = directive.node.argument("name") else { return }
    guard let field = type.field(name.text) else {
      draft.report(
        .semanticFieldUnknown(
          name.text, type: type.name,
          suggestions: Suggestions.nearest(to: name.text, in: type.fields.map(\.name.text))),
        SourceLocation(directive.source, name.range))
      return
    }
    check(directive.node, of: field.node, "\(type.name).\(name.text)", directive.source, &draft)
  }

  private static func check(
    _ directive: Directive, of field: FieldDefinition, _ coordinate: String, _ source: Source,
    _ draft: inout SchemaDraft
  ) {
    guard let argument = directive.argument("levels") else { return }
    let depth = field.type.listDepth
    let levels: [Value]
    if case .list(let values, _) = argument {
      levels = values
    } else {
      levels = [argument]
    }
    for level in levels {
      guard case .int(let number) = level else { continue }
      if let value = Int(number.digits), (0...depth).contains(value) { continue }
      draft.report(
        .semanticLevel(number.digits, field: coordinate, type: field.type.description),
        SourceLocation(source, level.range))
    }
  }
}

extension TypeReference {
  /// How many lists there are around the named type.
  var listDepth: Int {
    switch self {
    case .named: 0
    case .nonNull(let inner, _): inner.listDepth
    case .list(let inner, _): inner.listDepth + 1
    }
  }
}
