import BatonSchema

/// Conditions as the directives they were.
enum ConditionDirectives {
  /// Outermost first, each list fit for one selection: GraphQL allows one `@include` and one `@skip` on it.
  static func layers(for conditions: [Condition]) -> [[Directive]] {
    var layers: [[Directive]] = []
    for condition in conditions {
      let directive = directive(for: condition)
      let isTaken = layers.last?.contains { $0.name.text == directive.name.text } ?? true
      if isTaken { layers.append([]) }
      layers[layers.count - 1].append(directive)
    }
    return layers
  }

  private static func directive(for condition: Condition) -> Directive {
    switch condition {
    case .include(let variable): directive("include", .variable(Name(variable)))
    case .skip(let variable): directive("skip", .variable(Name(variable)))
    case .never: directive("include", .boolean(false, range: .none))
    }
  }

  /// Their text, which tells two lists apart.
  static func printed(_ directives: [Directive]) -> String {
    directives.map { $0.printed(.compact) }.joined()
  }

  private static func directive(_ name: String, _ value: Value) -> Directive {
    Directive(name: Name(name), arguments: [Argument(name: Name("if"), value: value)])
  }
}
