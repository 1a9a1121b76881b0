extension PrettyPrinter {
  static func schemaDefinition(_ schema: SchemaDefinition) -> String {
    let keyword = schema.isExtension ? "extend schema" : "schema"
    let roots = schema.roots.map { $0.kind.rawValue + ": " + $0.type.text }
    return description(schema.description)
      + joined([keyword] + schema.directives.map(directive) + [block(roots)])
  }

  static func typeDefinition(_ type: TypeDefinition) -> String {
    var head = [type.isExtension ? "extend" : "", type.kind.keyword, type.name.text]
    if !type.interfaces.isEmpty {
      head += ["implements", type.interfaces.map(\.text).joined(separator: " & ")]
    }
    head += type.directives.map(directive)
    if !type.members.isEmpty {
      head += ["=", type.members.map(\.text).joined(separator: " | ")]
    }
    head.append(block(type.fields.map(fieldDefinition)))
    head.append(block(type.values.map(enumValue)))
    head.append(block(type.inputFields.map(inputValue)))
    return description(type.description) + joined(head)
  }

  static func fieldDefinition(_ field: FieldDefinition) -> String {
    description(field.description) + field.name.text
      + parameters(field.arguments.map(inputValue))
      + typeAndDefault(field.type, nil, field.directives)
  }

  static func inputValue(_ input: InputValueDefinition) -> String {
    description(input.description) + input.name.text
      + typeAndDefault(input.type, input.defaultValue, input.directives)
  }

  static func enumValue(_ value: EnumValueDefinition) -> String {
    description(value.description)
      + joined([value.name.text] + value.directives.map(directive))
  }

  static func directiveDefinition(_ directive: DirectiveDefinition) -> String {
    description(directive.description) + "directive @" + directive.name.text
      + parameters(directive.arguments.map(inputValue))
      + (directive.isRepeatable ? " repeatable" : "") + " on "
      + directive.locations.map(\.rawValue).joined(separator: " | ")
  }
}
