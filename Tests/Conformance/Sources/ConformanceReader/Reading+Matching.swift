public import SpecExchange

extension Reading {
  /// Whether a lens that showed this read what a row expects.
  public func matches(_ expectation: ReadRow.Expectation) -> Bool {
    switch (self, expectation) {
    case (.success(let value), .success(let expected)): expected.map(value.matches) ?? true
    case (.failure(let paths), .failure(let expected)): paths == expected
    case (.thrown(let kind), .thrown(let expected)): kind == expected
    case (_, .value(let expected)): matches(expected)
    default: false
    }
  }

  /// Whether a lens that showed this read what a fixture says.
  ///
  /// Strings are compared by their bytes and numbers by value: `2` and `2.0` are one float.
  public func matches(_ expected: JSON) -> Bool {
    switch (self, expected.content) {
    case (.null, .null): true
    case (.success(let value), _): value.matches(expected)
    case (.bool(let value), .bool(let expected)): value == expected
    case (.int(let value), .number(let digits)): Reading.integer(digits) == value
    case (.double(let value), .number(let digits)):
      // Zero and negative zero are told apart: they are two values of a float.
      Double(digits).map { $0 == value && $0.sign == value.sign } ?? false
    case (.text(let text), .string(let expected)): text.utf8.elementsEqual(expected.utf8)
    case (.converted(let value), .string(let expected)): value.equals(expected)
    case (.converted(let value), .number(let digits)): value.equals(digits)
    case (.list(let values), .array(let expected)):
      values.count == expected.count && zip(values, expected).allSatisfy { $0.matches($1) }
    // A list of objects has no value of its own; only an empty one can be written down.
    case (.objects(let count), .array(let expected)): count == 0 && expected.isEmpty
    default: false
    }
  }

  /// A whole number, also one written with a fraction or an exponent.
  private static func integer(_ digits: String) -> Int? {
    Int(digits) ?? Double(digits).flatMap { Int(exactly: $0) }
  }
}

extension ReadRow.Expectation: CustomStringConvertible {
  /// What was expected, in words.
  public var description: String {
    switch self {
    case .value(let value): value.text
    case .thrown(let kind): "an error: \(kind)"
    case .success(let value): "a result" + (value.map { " of \($0.text)" } ?? "")
    case .failure(let paths): "a failure with errors at [\(paths.joined(separator: ", "))]"
    }
  }
}
