extension ValidationRules {
  /// 5.8.5: a variable's type fits wherever it is used.
  @Sendable static func variablesInAllowedPosition(_ context: inout ValidationContext) {
    for (index, owner) in context.owners.enumerated() {
      switch owner {
      case .operation(let operation):
        var declared: [String: Declaration] = [:]
        for variable in operation.variables {
          declared[variable.name.text] = Declaration(
            type: variable.type, defaultValue: variable.defaultValue, owner: index,
            range: variable.name.range)
        }
        check(context.reachedUsages(from: index), declared, &context)
      case .fragment:
        var declared: [String: Declaration] = [:]
        for argument in context.fragmentArguments[index] {
          guard let type = argument.type else { continue }
          declared[argument.name.text] = Declaration(
            type: type, defaultValue: argument.defaultValue, owner: index,
            range: argument.name.range)
        }
        let usages = context.usages[context.usageRanges[index]].filter(\.isLocal)
        check(Array(usages), declared, &context)
      }
    }
  }

  private struct Declaration {
    let type: TypeReference
    let defaultValue: Value?
    let owner: Int
    let range: SourceRange
  }

  private static func check(
    _ usages: [VariableUsage], _ declared: [String: Declaration],
    _ context: inout ValidationContext
  ) {
    for usage in usages {
      guard let place = usage.place, let variable = declared[usage.name.text],
        context.schema.type(within: variable.type) != nil
      else { continue }
      let note = context.note("It is declared here.", variable.owner, variable.range)
      if place.isOneOfField, !variable.type.isNonNull {
        context.report(
          .oneOfVariable(variable: usage.name.text, type: variable.type.description), usage.owner,
          usage.name.range, note)
      } else if !isAllowed(variable, place) {
        context.report(
          .variablePosition(
            variable: usage.name.text, type: variable.type.description,
            expected: place.type.description), usage.owner, usage.name.range, note)
      }
    }
  }

  /// "IsVariableUsageAllowed".
  private static func isAllowed(_ variable: Declaration, _ place: VariableUsage.Place) -> Bool {
    if place.type.isNonNull, !variable.type.isNonNull {
      var hasDefault = place.hasDefault
      if let value = variable.defaultValue {
        if case .null = value {} else { hasDefault = true }
      }
      return hasDefault && isCompatible(variable.type, place.type.nullable)
    }
    return isCompatible(variable.type, place.type)
  }

  /// "AreTypesCompatible".
  private static func isCompatible(_ type: TypeReference, _ place: TypeReference) -> Bool {
    switch (type, place) {
    case (.nonNull(let inner, _), .nonNull(let other, _)): isCompatible(inner, other)
    case (_, .nonNull): false
    case (.nonNull(let inner, _), _): isCompatible(inner, place)
    case (.list(let inner, _), .list(let other, _)): isCompatible(inner, other)
    case (.named(let name), .named(let other)): name.text == other.text
    default: false
    }
  }
}
