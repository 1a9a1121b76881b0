extension ValidationRules {
  /// 5.6.1, 5.6.2 and 5.6.4: a written value is one of the type expected where it stands.
  @Sendable static func valuesOfCorrectType(_ context: inout ValidationContext) {
    for site in context.values { check(site.value, site.type, site.owner, &context) }
  }

  private static func check(
    _ value: Value, _ type: TypeReference, _ owner: Int, _ context: inout ValidationContext
  ) {
    if case .variable = value { return }
    if case .null = value {
      if type.isNonNull { report(value, type, .null, owner, &context) }
      return
    }
    if let element = type.element {
      // A single value stands for a list of one.
      guard case .list(let values, _) = value else {
        return check(value, element, owner, &context)
      }
      for value in values { check(value, element, owner, &context) }
      return
    }
    guard let named = context.schema.type(within: type) else { return }
    switch named.kind {
    case .scalar:
      if let problem = scalarProblem(value, named) {
        report(value, type, problem, owner, &context)
      }
    case .enumeration:
      if let problem = enumProblem(value, named) { report(value, type, problem, owner, &context) }
    case .inputObject:
      guard case .object(let fields, let range) = value else {
        return report(value, type, .kind, owner, &context)
      }
      check(fields, range, named, owner, &context)
    case .object, .interface, .union: break
    }
  }

  private static func scalarProblem(
    _ value: Value, _ type: SchemaType
  ) -> RuleFact.ValueProblem? {
    // Only the server knows what a scalar of its own accepts.
    guard type.isBuiltInScalar else { return nil }
    switch (type.name, value) {
    case ("Int", .int(let number)): return Int32(number.digits) == nil ? .intRange : nil
    case ("Float", .int(let number)), ("Float", .float(let number)):
      return Double(number.digits)?.isFinite == true ? nil : .floatRange
    case ("String", .string), ("Boolean", .boolean), ("ID", .string), ("ID", .int): return nil
    default: return .kind
    }
  }

  private static func enumProblem(_ value: Value, _ type: SchemaType) -> RuleFact.ValueProblem? {
    switch value {
    case .enumeration(let name):
      if type.value(name.text) != nil { return nil }
      return .unknownEnumValue(
        suggestions: Suggestions.nearest(to: name.text, in: type.values.map(\.name)),
        values: type.values.map(\.name))
    case .string(let string) where type.value(string.text) != nil:
      return .enumInQuotes(string.text)
    default: return .notEnumValue(values: type.values.map(\.name))
    }
  }

  private static func check(
    _ fields: [ObjectField], _ range: SourceRange, _ type: SchemaType, _ owner: Int,
    _ context: inout ValidationContext
  ) {
    for field in fields {
      guard let input = type.inputField(field.name.text) else {
        let suggestions = Suggestions.nearest(
          to: field.name.text, in: type.inputFields.map(\.name))
        context.report(
          .unknownInputField(field.name.text, type: type.name, suggestions: suggestions), owner,
          field.name.range)
        continue
      }
      check(field.value, input.type, owner, &context)
    }
    for input in type.inputFields
    where input.isRequired && !fields.contains(where: { $0.name.text == input.name }) {
      context.report(
        .missingInputField(
          input.name, type: type.name, fieldType: input.type.description), owner, range,
        context.note("It is declared here.", input.location))
    }
    guard type.isOneOf else { return }
    if fields.count != 1 {
      context.report(.oneOfCount(type: type.name, count: fields.count), owner, range)
    } else if case .null = fields[0].value {
      context.report(
        .oneOfNull(field: fields[0].name.text, type: type.name), owner, fields[0].value.range)
    }
  }

  private static func report(
    _ value: Value, _ type: TypeReference, _ problem: RuleFact.ValueProblem, _ owner: Int,
    _ context: inout ValidationContext
  ) {
    let written: String =
      switch value {
      case .list: "[…]"
      case .object: "{…}"
      default: value.printed(.compact)
      }
    let type = problem == .null ? type.description : type.nullable.description
    context.report(
      .wrongValue(written, type: type, reason: problem), owner, value.range)
  }
}
