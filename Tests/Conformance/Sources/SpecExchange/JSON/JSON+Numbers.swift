extension JSON {
  /// A number's value; nil for what is none, or none that a Double can hold.
  public var double: Double? {
    guard case .number(let digits) = content, let value = Double(digits), value.isFinite else {
      return nil
    }
    return value
  }

  /// A whole number's value, when it is written as one.
  public var integer: Int? {
    if case .number(let digits) = content { Int(digits) } else { nil }
  }
}
