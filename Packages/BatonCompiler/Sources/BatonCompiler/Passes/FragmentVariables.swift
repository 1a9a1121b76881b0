import BatonSchema

/// The operation's variables that fragments use, directly or through others, and the types that they need.
struct FragmentVariables {
  /// What each fragment uses itself, by its name.
  private let uses: [String: Use]

  init(_ module: TypedModule, _ schema: Schema) {
    let fragments = Dictionary(module.fragments.map { ($0.name, $0) }) { first, _ in first }
    uses = fragments.mapValues { fragment in
      var use = Use(schema: schema, fragments: fragments, locals: fragment.parameterNames)
      use.visit(fragment.directives)
      use.visit(fragment.selections)
      return use
    }
  }

  /// - Throws: A variable that is used as two types.
  func types(of name: String) throws(FragmentProblem) -> [String: TypeReference] {
    var found: [String: TypeReference] = [:]
    var reached: Set<String> = [name]
    var open = [name]
    while let name = open.popLast() {
      guard let use = uses[name] else { continue }
      for (variable, type) in use.found + forwarded(in: use) {
        guard let other = found[variable] else {
          found[variable] = type
          continue
        }
        guard other.nullable.isSame(as: type.nullable) else {
          throw .refetchableVariable(
            variable, first: other.description, second: type.description)
        }
        if type.isNonNull { found[variable] = type }
      }
      for spread in use.spreads where reached.insert(spread).inserted { open.append(spread) }
    }
    return found
  }

  /// The variables that are arguments of spreads as they are. The argument may be nullable for the sake of
  /// its default, which a variable in its place does not have.
  private func forwarded(in use: Use) -> [(variable: String, type: TypeReference)] {
    use.forwards.filter { !use.locals.contains($0.variable) }.map { forward in
      let type = forward.type
      var seen: Set<Parameter> = []
      return isNeeded(forward.parameter, &seen) && !type.isNonNull
        ? (forward.variable, .nonNull(type, range: .none)) : (forward.variable, type)
    }
  }

  /// Whether a fragment's argument stands where no null may.
  private func isNeeded(_ parameter: Parameter, _ seen: inout Set<Parameter>) -> Bool {
    guard seen.insert(parameter).inserted, let use = uses[parameter.fragment] else { return false }
    if use.needed.contains(parameter.name) { return true }
    for forward in use.forwards where forward.variable == parameter.name {
      if isNeeded(forward.parameter, &seen) { return true }
    }
    return false
  }

  private struct Parameter: Hashable {
    let fragment: String
    let name: String
  }

  /// A variable in the place of an argument of a spread.
  private struct Forward {
    let variable: String
    let parameter: Parameter
    let type: TypeReference
  }

  /// What one fragment uses.
  private struct Use {
    let schema: Schema
    let fragments: [String: TypedFragment]
    let locals: Set<String>
    var found: [(variable: String, type: TypeReference)] = []
    var spreads: [String] = []
    var forwards: [Forward] = []
    /// The fragment's own arguments that stand where no null may.
    var needed: Set<String> = []

    mutating func visit(_ selections: [TypedSelection]) {
      for selection in selections {
        for condition in selection.conditions {
          if case .include(let name) = condition { add(name, Self.boolean) }
          if case .skip(let name) = condition { add(name, Self.boolean) }
        }
        switch selection {
        case .field(let field):
          visit(field.directives)
          for argument in field.arguments {
            guard let type = field.definition.argument(argument.name.text)?.type else { continue }
            visit(argument.value, type)
          }
          visit(field.selections)
        case .inline(let inline):
          visit(inline.directives)
          visit(inline.selections)
        case .spread(let spread):
          visit(spread.directives + (spread.deferral.map { [$0.directive] } ?? []))
          spreads.append(spread.name.text)
          let parameters = fragments[spread.name.text]?.parameters ?? []
          for argument in spread.arguments {
            let parameter = parameters.first { $0.name.text == argument.name.text }
            guard let type = parameter?.type else { continue }
            if case .variable(let variable) = argument.value {
              let parameter = Parameter(fragment: spread.name.text, name: argument.name.text)
              forwards.append(Forward(variable: variable.text, parameter: parameter, type: type))
              if type.isNonNull { needed.insert(variable.text) }
            } else {
              visit(argument.value, type)
            }
          }
        }
      }
    }

    /// Those that a server is sent.
    mutating func visit(_ directives: [Directive]) {
      for directive in directives {
        guard let definition = schema.directives[directive.name.text] else { continue }
        for argument in directive.arguments {
          guard let type = definition.argument(argument.name.text)?.type else { continue }
          visit(argument.value, type)
        }
      }
    }

    private static let boolean = TypeReference.nonNull(.named(Name("Boolean")), range: .none)

    private mutating func visit(_ value: Value, _ type: TypeReference) {
      switch value {
      case .variable(let name): add(name.text, type)
      case .list(let values, _):
        for value in values { visit(value, type.element ?? type) }
      case .object(let fields, _):
        guard let input = schema.type(within: type) else { return }
        for field in fields {
          guard let type = input.inputField(field.name.text)?.type else { continue }
          visit(field.value, type)
        }
      case .int, .float, .string, .boolean, .null, .enumeration: return
      }
    }

    private mutating func add(_ name: String, _ type: TypeReference) {
      if !locals.contains(name) {
        found.append((name, type))
      } else if type.isNonNull {
        needed.insert(name)
      }
    }
  }
}

extension TypedFragment {
  fileprivate var parameterNames: Set<String> { Set(parameters.map(\.name.text)) }
}

extension TypeReference {
  /// Whether it is the same type, wherever each is written.
  fileprivate func isSame(as other: TypeReference) -> Bool { description == other.description }
}
