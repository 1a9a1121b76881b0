import BatonSchema

/// Gathers the variables that a piece of a document names.
struct UsedVariables {
  private(set) var names: Set<String> = []

  mutating func add(_ selections: [Selection]) {
    for selection in selections {
      add(selection.directives)
      switch selection {
      case .field(let field):
        for argument in field.arguments { add(argument.value) }
        add(field.selections)
      case .inline(let inline): add(inline.selections)
      case .spread: continue
      }
    }
  }

  mutating func add(_ directives: [Directive]) {
    for directive in directives {
      for argument in directive.arguments { add(argument.value) }
    }
  }

  private mutating func add(_ value: Value) {
    switch value {
    case .variable(let name): names.insert(name.text)
    case .list(let elements, _): for element in elements { add(element) }
    case .object(let fields, _): for field in fields { add(field.value) }
    case .int, .float, .string, .boolean, .null, .enumeration: break
    }
  }
}
