import BatonSchema

/// Holds the levels of `@semanticNonNull` against the fields that they are about.
enum CheckSemanticNonNull {
  static func run(_ schema: Schema) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for type in schema.definedTypes {
      for field in type.fields {
        guard let directive = field.directive("semanticNonNull"), let location = field.location
        else { continue }
        diagnostics += check(directive, type, field, location)
      }
      for directive in type.directives where directive.name.text == "semanticNonNullField" {
        guard case .string(let name)? = directive.argument("name"), let location = type.location
        else { continue }
        guard let field = type.field(name.text) else {
          let suggestion = Suggestions.nearest(to: name.text, in: type.fields.map(\.name)).first
          diagnostics.append(
            Diagnostic(
              ReadingProblem.semanticUnknownField(
                type: type.name, field: name.text, suggestion: suggestion), at: location))
          continue
        }
        diagnostics += check(directive, type, field, location)
      }
    }
    return diagnostics
  }

  /// - Parameter location: of the definition; an extension may stand in another text than the directive.
  private static func check(
    _ directive: Directive, _ type: SchemaType, _ field: SchemaField, _ location: SourceLocation
  ) -> [Diagnostic] {
    guard case .list(let elements, _)? = directive.argument("levels") else { return [] }
    return elements.compactMap { element in
      guard case .int(let number) = element else { return nil }
      let level = Int(number.digits)
      if let level, level >= 0, level <= field.type.listDepth { return nil }
      return Diagnostic(
        ReadingProblem.semanticLevel(
          field: "\(type.name).\(field.name)", level: number.digits), at: location)
    }
  }
}

extension TypeReference {
  /// How many lists are around its named type.
  fileprivate var listDepth: Int {
    switch self {
    case .named: 0
    case .nonNull(let inner, _): inner.listDepth
    case .list(let element, _): 1 + element.listDepth
    }
  }
}
