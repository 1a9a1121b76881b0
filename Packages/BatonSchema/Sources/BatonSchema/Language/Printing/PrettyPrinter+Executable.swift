extension PrettyPrinter {
  static func operationDefinition(
    _ operation: OperationDefinition, usesShorthand: Bool
  ) -> String {
    let selections = block(operation.selections.map(selection))
    if operation.isShorthand && usesShorthand { return selections }
    let name = operation.name?.text ?? ""
    let variables = parameters(operation.variables.map(variableDefinition))
    let head = [operation.kind.rawValue, name + variables] + operation.directives.map(directive)
    return description(operation.description) + joined(head + [selections])
  }

  static func fragmentDefinition(_ fragment: FragmentDefinition) -> String {
    let head =
      ["fragment", fragment.name.text, "on", fragment.typeCondition.text]
      + fragment.directives.map(directive)
    return description(fragment.description)
      + joined(head + [block(fragment.selections.map(selection))])
  }

  static func variableDefinition(_ variable: VariableDefinition) -> String {
    description(variable.description) + "$" + variable.name.text
      + typeAndDefault(variable.type, variable.defaultValue, variable.directives)
  }

  static func typeAndDefault(
    _ type: TypeReference, _ defaultValue: Value?, _ directives: [Directive]
  ) -> String {
    joined(
      [": \(type)", defaultValue.map { "= " + value($0) } ?? ""] + directives.map(directive))
  }

  static func selection(_ selection: Selection) -> String {
    switch selection {
    case .field(let field):
      let prefix = (field.alias.map { $0.text + ": " } ?? "") + field.name.text
      let head = call(prefix, field.arguments.map(argument))
      return joined(
        [head] + field.directives.map(directive)
          + [block(field.selections.map(self.selection))])
    case .spread(let spread):
      return joined(["..." + spread.name.text] + spread.directives.map(directive))
    case .inline(let inline):
      let condition = inline.typeCondition.map { "on " + $0.text } ?? ""
      return joined(
        ["...", condition] + inline.directives.map(directive)
          + [block(inline.selections.map(self.selection))])
    }
  }

  static func directive(_ directive: Directive) -> String {
    let arguments = directive.arguments.map(argument)
    return "@" + directive.name.text
      + (arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")")
  }

  static func argument(_ argument: Argument) -> String {
    argument.name.text + ": " + value(argument.value)
  }

  static func value(_ value: Value) -> String {
    switch value {
    case .variable(let name): "$" + name.text
    case .int(let number), .float(let number): number.digits
    case .string(let string): self.string(string)
    case .boolean(let flag, _): flag ? "true" : "false"
    case .null: "null"
    case .enumeration(let name): name.text
    case .list(let values, _): "[" + values.map(self.value).joined(separator: ", ") + "]"
    case .object(let fields, _):
      "{" + fields.map { $0.name.text + ": " + self.value($0.value) }.joined(separator: ", ") + "}"
    }
  }
}
