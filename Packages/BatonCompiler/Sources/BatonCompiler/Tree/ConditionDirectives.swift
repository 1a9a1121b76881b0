import BatonSchema

/// Conditions as the directives they were.
enum ConditionDirectives {
  static func directives(for conditions: [Condition]) -> [Directive] {
    conditions.map { condition in
      switch condition {
      case .include(let variable): directive("include", .variable(Name(variable)))
      case .skip(let variable): directive("skip", .variable(Name(variable)))
      case .never: directive("include", .boolean(false, range: .none))
      }
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
