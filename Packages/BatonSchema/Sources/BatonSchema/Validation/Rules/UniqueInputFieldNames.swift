extension ValidationRules {
  /// 5.6.3: an input object is given each field once.
  @Sendable static func uniqueInputFieldNames(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      guard let operation = owner.operation else { continue }
      for variable in operation.variables {
        if let value = variable.defaultValue { inputFields(value, index, &context) }
        inputFields(of: variable.directives, index, &context)
      }
    }
    for site in context.fields {
      for argument in site.field.arguments { inputFields(argument.value, site.owner, &context) }
    }
    for site in context.directives where site.location != .variableDefinition {
      inputFields(of: site.directives, site.owner, &context)
    }
  }

  private static func inputFields(
    of directives: [Directive], _ owner: Int, _ context: inout ValidationContext
  ) {
    for directive in directives {
      for argument in directive.arguments { inputFields(argument.value, owner, &context) }
    }
  }

  private static func inputFields(
    _ value: Value, _ owner: Int, _ context: inout ValidationContext
  ) {
    switch value {
    case .list(let values, _): for value in values { inputFields(value, owner, &context) }
    case .object(let fields, _):
      uniqueNames(fields.map(\.name), owner, &context) { .duplicateInputField($0) }
      for field in fields { inputFields(field.value, owner, &context) }
    default: break
    }
  }
}
