// What each kind of accessor takes for its own (B-14.2).

extension Value {
  /// The value as an element of a list would be; nil for what is no single scalar.
  var scalar: Scalar? {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .string(let value): .string(value)
    case .missing, .link, .list, .scalars: nil
    }
  }
}

extension Scalar {
  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// A string, or a number or bool as its text.
  var text: String? {
    switch self {
    case .string(let value): value
    case .int(let value): String(value)
    case .double(let value): value.description
    case .bool(let value): value ? "true" : "false"
    case .null: nil
    }
  }

  /// An int, or a float that is a whole number.
  var int: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  var double: Double? {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// A string alone, as enums and mapped scalars are stored.
  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
}
