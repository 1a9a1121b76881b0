import BatonSchema

/// Refuses in a value's fragment what only a lens can have (C-7).
struct CheckInline {
  private let fragment: TypedFragment
  private let values: Set<String>
  private var diagnostics: [Diagnostic] = []

  /// What reads later, or more than once, or may read nothing.
  private static let refused: Set<String> = [
    "catch", "connection", "refetchable", "required", "throwOnFieldError",
  ]

  static func run(_ module: TypedModule) -> [Diagnostic] {
    let values = module.fragments.filter(\.isValue)
    let names = Set(values.map(\.name))
    return values.flatMap { fragment in
      var check = CheckInline(fragment: fragment, values: names)
      check.visit(fragment.definition.directives)
      check.visit(fragment.definition.selections)
      return check.diagnostics
    }
  }

  private init(fragment: TypedFragment, values: Set<String>) {
    self.fragment = fragment
    self.values = values
  }

  private mutating func visit(_ selections: [Selection]) {
    for selection in selections {
      visit(selection.directives)
      switch selection {
      case .field(let field): visit(field.selections)
      case .inline(let inline): visit(inline.selections)
      case .spread(let spread):
        let name = spread.name
        guard !values.contains(name.text) else { continue }
        report(.inlineSpread(fragment: fragment.name, lens: name.text), name.range)
      }
    }
  }

  private mutating func visit(_ directives: [Directive]) {
    for directive in directives where Self.refused.contains(directive.name.text) {
      report(
        .inlineDirective(fragment: fragment.name, directive: directive.name.text),
        directive.range)
    }
  }

  private mutating func report(_ problem: ReadingProblem, _ range: SourceRange) {
    diagnostics.append(
      Diagnostic(problem, at: SourceLocation(fragment.definition.source, range)))
  }
}
