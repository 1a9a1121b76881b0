import BatonSchema

/// Numbers the fields, so that a selection can be recognised wherever fragments carry it.
struct NumberFields {
  private var next = 1

  static func run(_ module: inout TypedModule) {
    var pass = NumberFields()
    for index in module.operations.indices {
      pass.number(&module.operations[index].selections)
    }
    for index in module.fragments.indices {
      pass.number(&module.fragments[index].selections)
    }
  }

  private mutating func number(_ selections: inout [TypedSelection]) {
    for index in selections.indices {
      switch selections[index] {
      case .field(var field):
        field.number = next
        next += 1
        number(&field.selections)
        selections[index] = .field(field)
      case .inline(var inline):
        number(&inline.selections)
        selections[index] = .inline(inline)
      case .spread: continue
      }
    }
  }
}
