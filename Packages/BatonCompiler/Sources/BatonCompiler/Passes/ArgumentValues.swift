import BatonSchema

/// What the arguments of one fragment stand for, in terms of the operation that reaches it.
struct ArgumentValues {
  /// Everything the fragment declares; nil is unset.
  private var values: [(name: String, value: Value?)] = []
  private var indices: [String: Int] = [:]
  private var sizes: [Int] = []
  /// How many lists and objects the values nest.
  private var depth = 0

  private static let depthLimit = 200
  /// In bytes as printed.
  private static let sizeLimit = 1 << 14

  /// Of an operation, which has no arguments.
  init() {}

  init(defaultsOf fragment: TypedFragment) {
    self.init(fragment, given: [], [])
  }

  /// - Parameters:
  ///   - given: what a spread gives, inlined.
  ///   - written: what it gives as written. What is unset in the end is given all the same: no default
  ///     stands in for it.
  init(_ fragment: TypedFragment, given: [Argument], _ written: [Argument]) {
    for parameter in fragment.parameters {
      let name = parameter.name.text
      let isGiven = written.contains { $0.name.text == name }
      let value = isGiven ? given.value(of: name) : parameter.defaultValue
      indices[name] = values.count
      values.append((name, value))
      sizes.append(value?.printed(.compact).utf8.count ?? 0)
      depth = max(depth, value?.depth ?? 0)
    }
  }

  /// Whether the values are such as a document could give.
  var isWithinLimits: Bool {
    depth <= Self.depthLimit && sizes.allSatisfy { $0 <= Self.sizeLimit }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Nil where the fragment declares no such argument.
  subscript(name: String) -> Value?? { indices[name].map { values[$0].value } }

  /// `count:2,cursor:$after`, sorted by name, without what is unset.
  var printed: String {
    values.compactMap { name, value in value.map { "\(name):\($0.printed(.compact))" } }
      .joined(separator: ",")
  }

  /// The value with arguments in the place of their variables; nil if it is unset. An unset member of an
  /// object is left out, an unset element of a list is null.
  ///
  /// - Parameter budget: falls by the bytes put in place.
  func applied(to value: Value, _ budget: inout Int) -> Value? {
    guard budget > 0 else { return nil }
    switch value {
    case .variable(let name):
      guard let index = indices[name.text] else { return value }
      budget -= sizes[index]
      return values[index].value
    case .list(let elements, let range):
      return .list(
        elements.map { applied(to: $0, &budget) ?? .null(range: .none) }, range: range)
    case .object(let fields, let range):
      return .object(
        fields.compactMap { field in
          guard let value = applied(to: field.value, &budget) else { return nil }
          return ObjectField(name: field.name, value: value, range: field.range)
        }, range: range)
    case .int, .float, .string, .boolean, .null, .enumeration: return value
    }
  }
}

extension Value {
  fileprivate var depth: Int {
    switch self {
    case .list(let elements, _): 1 + (elements.map(\.depth).max() ?? 0)
    case .object(let fields, _): 1 + (fields.map(\.value.depth).max() ?? 0)
    default: 0
    }
  }
}
