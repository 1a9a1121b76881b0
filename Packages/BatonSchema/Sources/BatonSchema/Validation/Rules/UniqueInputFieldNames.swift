extension ValidationRules {
  /// 5.6.3: an input object is given each field once.
  @Sendable static func uniqueInputFieldNames(_ context: inout ValidationContext) {
    for site in context.defaults { inputFields(site.value, site.owner, &context) }
    for site in context.fields {
      for argument in site.field.arguments { inputFields(argument.value, site.owner, &context) }
    }
    for site in context.directives {
      for directive in site.directives {
        for argument in directive.arguments { inputFields(argument.value, site.owner, &context) }
      }
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
