extension CompactPrinter {
  mutating func schemaDefinition(_ schema: SchemaDefinition) {
    if schema.isExtension { word("extend") } else { description(schema.description) }
    word("schema")
    directives(schema.directives)
    list(schema.roots, "{", "}") { printer, root in
      printer.word(root.kind.rawValue)
      printer.mark(":")
      printer.word(root.type.text)
    }
  }

  mutating func typeDefinition(_ type: TypeDefinition) {
    if type.isExtension { word("extend") } else { description(type.description) }
    word(type.kind.keyword)
    word(type.name.text)
    if !type.interfaces.isEmpty {
      word("implements")
      list(type.interfaces, "", "", separator: "&") { $0.word($1.text) }
    }
    directives(type.directives)
    list(type.fields, "{", "}") { $0.fieldDefinition($1) }
    list(type.members, "=", "", separator: "|") { $0.word($1.text) }
    list(type.values, "{", "}") { printer, value in
      printer.description(value.description)
      printer.word(value.name.text)
      printer.directives(value.directives)
    }
    list(type.inputFields, "{", "}") { $0.inputValue($1) }
  }

  mutating func fieldDefinition(_ field: FieldDefinition) {
    description(field.description)
    word(field.name.text)
    list(field.arguments, "(", ")") { $0.inputValue($1) }
    mark(":")
    type(field.type)
    directives(field.directives)
  }

  mutating func inputValue(_ input: InputValueDefinition) {
    description(input.description)
    word(input.name.text)
    mark(":")
    type(input.type)
    if let value = input.defaultValue {
      mark("=")
      self.value(value)
    }
    directives(input.directives)
  }

  mutating func directiveDefinition(_ directive: DirectiveDefinition) {
    description(directive.description)
    word("directive")
    mark("@")
    word(directive.name.text)
    list(directive.arguments, "(", ")") { $0.inputValue($1) }
    if directive.isRepeatable { word("repeatable") }
    word("on")
    list(directive.locations, "", "", separator: "|") { $0.word($1.rawValue) }
  }
}
