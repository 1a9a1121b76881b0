extension CompactPrinter {
  mutating func operationDefinition(_ operation: OperationDefinition, usesShorthand: Bool) {
    if !(operation.isShorthand && usesShorthand) {
      description(operation.description)
      word(operation.kind.rawValue)
      if let name = operation.name { word(name.text) }
      list(operation.variables, "(", ")") { $0.variableDefinition($1) }
      directives(operation.directives)
    }
    selections(operation.selections)
  }

  mutating func fragmentDefinition(_ fragment: FragmentDefinition) {
    description(fragment.description)
    word("fragment")
    word(fragment.name.text)
    word("on")
    word(fragment.typeCondition.text)
    directives(fragment.directives)
    selections(fragment.selections)
  }

  mutating func variableDefinition(_ variable: VariableDefinition) {
    description(variable.description)
    mark("$")
    word(variable.name.text)
    mark(":")
    type(variable.type)
    if let value = variable.defaultValue {
      mark("=")
      self.value(value)
    }
    directives(variable.directives)
  }

  mutating func selections(_ selections: [Selection]) {
    list(selections, "{", "}") { $0.selection($1) }
  }

  mutating func selection(_ selection: Selection) {
    switch selection {
    case .field(let field):
      if let alias = field.alias {
        word(alias.text)
        mark(":")
      }
      word(field.name.text)
      arguments(field.arguments)
      directives(field.directives)
      selections(field.selections)
    case .spread(let spread):
      mark("...")
      word(spread.name.text)
      directives(spread.directives)
    case .inline(let inline):
      mark("...")
      if let condition = inline.typeCondition {
        word("on")
        word(condition.text)
      }
      directives(inline.directives)
      selections(inline.selections)
    }
  }

  mutating func directives(_ directives: [Directive]) {
    for directive in directives {
      mark("@")
      word(directive.name.text)
      arguments(directive.arguments)
    }
  }

  mutating func arguments(_ arguments: [Argument]) {
    list(arguments, "(", ")") { printer, argument in
      printer.word(argument.name.text)
      printer.mark(":")
      printer.value(argument.value)
    }
  }

  mutating func value(_ value: Value) {
    switch value {
    case .variable(let name):
      mark("$")
      word(name.text)
    case .int(let number), .float(let number): word(number.digits)
    case .string(let string): self.string(string)
    case .boolean(let flag, _): word(flag ? "true" : "false")
    case .null: word("null")
    case .enumeration(let name): word(name.text)
    case .list(let values, _):
      if values.isEmpty { mark("[]") }
      list(values, "[", "]") { $0.value($1) }
    case .object(let fields, _):
      if fields.isEmpty { mark("{}") }
      list(fields, "{", "}") { printer, field in
        printer.word(field.name.text)
        printer.mark(":")
        printer.value(field.value)
      }
    }
  }
}
