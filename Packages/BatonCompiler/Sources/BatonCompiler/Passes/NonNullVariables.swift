import BatonSchema

/// Finds the variables of an operation that stand where nothing may be null. One of a nullable type may
/// stand there if there is a default, but an explicit null is then no value for it.
struct NonNullVariables {
  private let schema: Schema
  private(set) var names: Set<String> = []

  init(_ operation: TypedOperation, _ fragments: [String: TypedFragment], _ schema: Schema) {
    self.schema = schema
    var open = [operation.selections]
    var seen: Set<String> = []
    while let selections = open.popLast() {
      for selection in selections {
        add(selection.conditions)
        switch selection {
        case .field(let field):
          add(field)
          open.append(field.selections)
        case .inline(let inline):
          add(inline.directives)
          open.append(inline.selections)
        case .spread(let spread):
          add(spread.directives)
          if let variable = spread.deferral?.variable { names.insert(variable) }
          let name = spread.name.text
          if seen.insert(name).inserted, let fragment = fragments[name] {
            open.append(fragment.selections)
          }
        }
      }
    }
    add(operation.directives)
  }

  private mutating func add(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .include(let name), .skip(let name): names.insert(name)
      case .never: continue
      }
    }
  }

  private mutating func add(_ field: TypedField) {
    for argument in field.arguments {
      add(argument.value, field.definition.argument(argument.name.text)?.type)
    }
    add(field.directives)
    if case .variable(let name) = field.edit?.connections { names.insert(name.text) }
  }

  private mutating func add(_ directives: [Directive]) {
    for directive in directives {
      for argument in directive.arguments {
        let definition = schema.directives[directive.name.text]
        add(argument.value, definition?.argument(argument.name.text)?.type)
      }
    }
  }

  private mutating func add(_ value: Value, _ type: TypeReference?) {
    guard let type else { return }
    switch value {
    case .variable(let name): if type.isNonNull { names.insert(name.text) }
    case .list(let elements, _): for element in elements { add(element, type.element) }
    case .object(let fields, _):
      let object = schema.type(within: type)
      for field in fields {
        let definition = object?.inputFields.first { $0.name == field.name.text }
        add(field.value, definition?.type)
      }
    case .int, .float, .string, .boolean, .null, .enumeration: break
    }
  }
}
