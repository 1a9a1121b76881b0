extension ValidationRules {
  /// 5.8.5 for what spreads give by `@arguments`, which takes the place of the fragment's own defaults:
  /// where nothing may be null, neither may it be.
  @Sendable static func spreadArgumentsInAllowedPosition(_ context: inout ValidationContext) {
    let needed = NeededArguments(context)
    guard !needed.isEmpty else { return }
    var given: [[Given]] = context.owners.map { _ in [] }
    for site in context.spreads {
      guard let fragment = context.fragments[site.spread.name.text] else { continue }
      for argument in site.spread.arguments {
        guard let need = needed.need(of: argument.name.text, in: fragment),
          let parameter = context.fragmentArguments[fragment].first(where: {
            $0.name.text == argument.name.text
          }), let type = parameter.type
        else { continue }
        let expected = type.nullable.description + "!"
        switch argument.value {
        case .null where !type.isNonNull:
          context.report(
            .wrongValue("null", type: expected, reason: .null), site.owner, argument.value.range)
        case .variable(let name) where need == .value:
          given[site.owner].append(Given(variable: name, expected: expected))
        default: continue
        }
      }
    }
    for (index, owner) in context.owners.enumerated() {
      switch owner {
      case .operation(let operation):
        let declared = Dictionary(
          operation.variables.map { ($0.name.text, Declaration($0)) }
        ) { first, _ in first }
        for user in [index] + context.reachedFragments(from: index) {
          let locals = Set(context.fragmentArguments[user].map(\.name.text))
          let usages = given[user].filter { !locals.contains($0.variable.text) }
          check(usages, of: user, declared, index, &context)
        }
      case .fragment:
        let declared = Dictionary(
          context.fragmentArguments[index].compactMap { argument in
            Declaration(argument).map { (argument.name.text, $0) }
          }
        ) { first, _ in first }
        check(given[index], of: index, declared, index, &context)
      }
    }
  }

  /// A variable that a spread gives where something is needed.
  private struct Given {
    let variable: Name
    let expected: String
  }

  private struct Declaration {
    let type: TypeReference
    let defaultValue: Value?
    let range: SourceRange

    init(_ variable: VariableDefinition) {
      type = variable.type
      defaultValue = variable.defaultValue
      range = variable.name.range
    }

    init?(_ argument: FragmentArgument) {
      guard let type = argument.type else { return nil }
      self.type = type
      defaultValue = argument.defaultValue
      range = argument.name.range
    }

    var mayBeNull: Bool {
      switch defaultValue {
      case nil, .null: !type.isNonNull
      default: false
      }
    }
  }

  private static func check(
    _ usages: [Given], of user: Int, _ declared: [String: Declaration], _ declarer: Int,
    _ context: inout ValidationContext
  ) {
    for usage in usages {
      guard let variable = declared[usage.variable.text], variable.mayBeNull else { continue }
      context.report(
        .variablePosition(
          variable: usage.variable.text, type: variable.type.description,
          expected: usage.expected), user, usage.variable.range,
        context.note("It is declared here.", declarer, variable.range))
    }
  }
}

extension FragmentSpread {
  /// What `@arguments` gives; none without it.
  var arguments: [Argument] { directives.named("arguments")?.arguments ?? [] }
}
