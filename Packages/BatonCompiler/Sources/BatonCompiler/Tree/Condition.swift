/// An `@include` or `@skip` on a selection.
enum Condition: Hashable {
  /// By the variable's name.
  case include(String)
  case skip(String)
  /// Its argument is a constant that leaves the selection out, always.
  case never
}

extension [Condition] {
  /// Both lists, each condition once; what can never hold needs no other condition.
  func adding(_ others: [Condition]) -> [Condition] {
    if contains(.never) || others.contains(.never) { return [.never] }
    var result = self
    for condition in others where !result.contains(condition) { result.append(condition) }
    return result
  }

  /// Whether no value of the variables fulfils all of them.
  var isNever: Bool {
    contains { condition in
      switch condition {
      case .never: true
      case .include(let variable): contains(.skip(variable))
      case .skip: false
      }
    }
  }
}
