/// What is to be known of all selections of a plan before any of their tables is made.
struct PlanSurvey {
  /// Those that conditions name, each once.
  private(set) var conditionVariables: [UTF8Key] = []
  private(set) var isDeferring = false
  private(set) var hasClientFields = false
  private var visited: Set<ObjectIdentifier> = []

  mutating func visit(_ selection: Selection) {
    guard visited.insert(ObjectIdentifier(selection)).inserted else { return }
    visit(selection.fields)
  }

  private mutating func visit(_ fields: [SelectionField]) {
    for field in fields {
      for variable in field.variables where !conditionVariables.contains(UTF8Key(text: variable)) {
        conditionVariables.append(UTF8Key(text: variable))
      }
      switch field {
      case .linked(_, _, _, _, _, let client, _, _, _, let selection):
        if client { hasClientFields = true }
        visit(selection)
      case .inline(_, _, let fields): visit(fields)
      case .deferred(_, _, _, let fields):
        isDeferring = true
        visit(fields)
      case .scalar(_, _, _, _, let client, _, _, _):
        if client { hasClientFields = true }
      case .typename, .membership: break
      }
    }
  }
}

extension SelectionField {
  /// Those that decide whether the field counts, and whether it comes at once.
  fileprivate var variables: [String] {
    var names = conditions.map(\.variable)
    if case .deferred(_, let unless?, _, _) = self { names.append(unless) }
    return names
  }
}
