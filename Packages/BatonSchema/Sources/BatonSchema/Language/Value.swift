/// A value as written. Numbers keep their digits, since neither Int nor Double holds all of them.
///
/// A parsed value nests at most 200 lists and objects, so recursion over one is safe.
public enum Value: Hashable, Sendable {
  /// `$name`; the range is the name's, after the `$`.
  case variable(Name)
  case int(NumberValue)
  case float(NumberValue)
  case string(StringValue)
  case boolean(Bool, range: SourceRange)
  case null(range: SourceRange)
  case enumeration(Name)
  case list([Value], range: SourceRange)
  case object([ObjectField], range: SourceRange)

  /// Where the whole of it stands, from its first token to its last.
  public var range: SourceRange {
    switch self {
    case .variable(let name): SourceRange(Swift.max(0, name.range.start - 1), name.range.end)
    case .int(let number), .float(let number): number.range
    case .string(let string): string.range
    case .boolean(_, let range), .null(let range), .list(_, let range), .object(_, let range): range
    case .enumeration(let name): name.range
    }
  }
}

/// The digits of a number, as written.
public struct NumberValue: Hashable, Sendable {
  public var digits: String
  /// From its first token to its last.
  public var range: SourceRange

  public init(_ digits: String, range: SourceRange = .none) {
    self.digits = digits
    self.range = range
  }
}

/// `name: value` inside an input object.
public struct ObjectField: Hashable, Sendable {
  public var name: Name
  public var value: Value
  /// From its first token to its last.
  public var range: SourceRange

  public init(name: Name, value: Value, range: SourceRange = .none) {
    self.name = name
    self.value = value
    self.range = range
  }
}
