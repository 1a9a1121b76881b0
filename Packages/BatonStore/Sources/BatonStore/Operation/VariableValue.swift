/// What a variable can be made of.
public protocol VariableValue {
  /// Appends the value as canonical JSON.
  func appendJSON(to text: inout String)
}

extension String: VariableValue {
  public func appendJSON(to text: inout String) { JSONText.append(string: self, to: &text) }
}

extension Int: VariableValue {
  public func appendJSON(to text: inout String) { text += String(self) }
}

extension Bool: VariableValue {
  public func appendJSON(to text: inout String) { text += self ? "true" : "false" }
}

extension Double: VariableValue {
  /// JSON has no spelling for an infinity or a NaN; they are sent as null.
  public func appendJSON(to text: inout String) { text += isFinite ? description : "null" }
}

extension Array: VariableValue where Element: VariableValue {
  public func appendJSON(to text: inout String) {
    text += "["
    for (index, element) in enumerated() {
      if index > 0 { text += "," }
      element.appendJSON(to: &text)
    }
    text += "]"
  }
}

/// An optional inside a list; a nil variable itself is left out by `Variables`.
extension Optional: VariableValue where Wrapped: VariableValue {
  public func appendJSON(to text: inout String) {
    if let self { self.appendJSON(to: &text) } else { text += "null" }
  }
}
