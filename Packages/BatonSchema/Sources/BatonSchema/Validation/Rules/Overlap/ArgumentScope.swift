/// What the variables that a fragment declares itself stand for where it is spread.
struct ArgumentScope {
  /// Nil is unset.
  private var values: [String: Value?] = [:]

  /// Of an operation, or of a fragment that declares nothing.
  init() {}

  /// - Parameters:
  ///   - given: what the spread gives, in terms of the scope that it stands in; nil is unset.
  init(_ declared: [FragmentArgument], given: [String: Value?]) {
    for argument in declared {
      let name = argument.name.text
      values[name] = given[name] ?? argument.defaultValue
    }
  }

  var isEmpty: Bool { values.isEmpty }

  /// What one set of values is told from another by.
  var text: String {
    values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\($0.key):\($0.value?.printed(.compact) ?? "")" }.joined(separator: ",")
  }

  /// Without those that are unset.
  func applied(to arguments: [Argument]) -> [Argument] {
    if isEmpty { return arguments }
    return arguments.compactMap { argument in
      guard let value = applied(to: argument.value) else { return nil }
      return Argument(name: argument.name, value: value, range: argument.range)
    }
  }

  /// Nil if it is unset. An unset field of an object is left out, an unset element of a list is null.
  func applied(to value: Value) -> Value? {
    if isEmpty { return value }
    switch value {
    case .variable(let name): return values[name.text] ?? value
    case .list(let elements, let range):
      return .list(elements.map { applied(to: $0) ?? .null(range: .none) }, range: range)
    case .object(let fields, let range):
      return .object(
        fields.compactMap { field in
          guard let value = applied(to: field.value) else { return nil }
          return ObjectField(name: field.name, value: value, range: field.range)
        }, range: range)
    case .int, .float, .string, .boolean, .null, .enumeration: return value
    }
  }
}
