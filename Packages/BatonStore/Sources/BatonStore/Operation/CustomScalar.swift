/// A Swift type that stands for a custom scalar (`customScalarTypes` in `baton.json`).
///
/// The store keeps the scalar's text; the conversion happens at each read.
public protocol CustomScalar: Sendable, VariableValue {
  /// Nil when the text is not one of the type's.
  init?(scalarText: String)
  /// The text a server is sent, as a JSON string.
  var scalarText: String { get }
}

extension CustomScalar {
  public func appendJSON(to text: inout String) { JSONText.append(string: scalarText, to: &text) }
}
