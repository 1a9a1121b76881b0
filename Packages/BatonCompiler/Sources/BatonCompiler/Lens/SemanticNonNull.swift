import BatonSchema

/// `@semanticNonNull` of a field, or `@semanticNonNullField` of its type: a null there is an error's.
enum SemanticNonNull {
  static func levels(of field: SchemaField, _ type: SchemaType) -> [Int] {
    if let directive = field.directive("semanticNonNull") { return levels(of: directive) }
    let directive = type.directives.first { directive in
      guard directive.name.text == "semanticNonNullField",
        case .string(let name)? = directive.argument("name")
      else { return false }
      return name.text == field.name
    }
    return directive.map(levels) ?? []
  }

  private static func levels(of directive: Directive) -> [Int] {
    guard case .list(let elements, _)? = directive.argument("levels") else { return [0] }
    return elements.compactMap { element in
      if case .int(let number) = element { Int(number.digits) } else { nil }
    }
  }
}
