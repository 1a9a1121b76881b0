extension ValidationContext {
  /// The texts of a schema under validation, where directives are applied and values are written too.
  init(_ schema: Schema, texts: [Document]) {
    self.init(schema, texts: texts.map(\.source))
    for (owner, text) in texts.enumerated() {
      for definition in text.definitions { collect(definition, owner) }
    }
  }

  private mutating func collect(_ definition: Definition, _ owner: Int) {
    switch definition {
    case .schema(let schema): add(schema.directives, .schema, owner)
    case .type(let type): collect(type, owner)
    case .directive(let directive):
      collect(directive.arguments, .argumentDefinition, owner)
    case .operation, .fragment: break
    }
  }

  private mutating func collect(_ type: TypeDefinition, _ owner: Int) {
    add(type.directives, type.kind.location, owner)
    for field in type.fields {
      collect(field.arguments, .argumentDefinition, owner)
      add(field.directives, .fieldDefinition, owner)
    }
    for value in type.values { add(value.directives, .enumValue, owner) }
    collect(type.inputFields, .inputFieldDefinition, owner)
  }

  private mutating func collect(
    _ inputs: [InputValueDefinition], _ location: DirectiveLocation, _ owner: Int
  ) {
    for input in inputs {
      if let value = input.defaultValue { addDefault(value, input.type, owner) }
      add(input.directives, location, owner)
    }
  }
}

extension TypeKind {
  fileprivate var location: DirectiveLocation {
    switch self {
    case .scalar: .scalar
    case .object: .object
    case .interface: .interface
    case .union: .union
    case .enumeration: .enumeration
    case .inputObject: .inputObject
    }
  }
}
