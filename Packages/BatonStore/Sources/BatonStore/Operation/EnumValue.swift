/// A GraphQL enum as generated code writes it: a case per value and `unknown` for any other.
public protocol EnumValue: Hashable, Sendable, VariableValue {
  /// Every text has a value; one the schema does not list is `unknown`.
  init(rawValue: String)
  /// The value as GraphQL spells it.
  var rawValue: String { get }
  /// A value the schema did not list when the code was generated.
  static func unknown(_ rawValue: String) -> Self
}

extension EnumValue {
  public func appendJSON(to text: inout String) { JSONText.append(string: rawValue, to: &text) }
}
