/// The value of one variable, kept as canonical JSON: no spaces, object members sorted by name.
public struct Variable: Sendable, Hashable {
  /// The value as JSON, spelled as a storage key spells it and as a request carries it.
  public let json: String

  init(canonical json: String) {
    self.json = json
  }

  /// An explicit null, which is not the same as a variable that is not set.
  public static let null = Variable(canonical: "null")

  public init<Value: VariableValue>(_ value: Value) {
    var text = ""
    value.appendJSON(to: &text)
    json = text
  }

  /// Nil for nil, so that `Variables` leaves the variable out.
  public init?<Value: VariableValue>(_ value: Value?) {
    guard let value else { return nil }
    self.init(value)
  }

  /// An input object: the members that are set.
  public init(object members: [String: Variable?]) {
    json = Variables(members).json
  }

  /// JSON of any shape for a custom scalar; nil when `json` is not one JSON value.
  public init?(json text: String) {
    guard let canonical = JSONText.canonical(text) else { return nil }
    json = canonical
  }
}

extension Variable {
  public static func == (lhs: Variable, rhs: Variable) -> Bool { utf8Equal(lhs.json, rhs.json) }

  public func hash(into hasher: inout Hasher) { hasher.combine(UTF8Key(text: json)) }
}

extension Variable: VariableValue {
  public func appendJSON(to text: inout String) { text += json }
}
