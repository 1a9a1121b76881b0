/// The variables of an operation that are set, sorted by name.
///
/// `json` is canonical, so two operations are the same question exactly when name and `json` agree.
public struct Variables: Sendable, Hashable {
  /// Names in the order of their UTF-8 bytes.
  public let names: [String]
  private let values: [Variable]

  /// No variable set.
  public init() {
    names = []
    values = []
  }

  /// - Parameter members: The variables by name; those that are nil are left out.
  public init(_ members: [String: Variable?]) {
    var set: [(name: String, value: Variable)] = []
    for (name, value) in members {
      if let value { set.append((name, value)) }
    }
    set.sort { utf8Precedes($0.name, $1.name) }
    names = set.map(\.name)
    values = set.map(\.value)
  }

  public var isEmpty: Bool { names.isEmpty }

  /// The value of a variable; nil when it is not set.
  public subscript(name: String) -> Variable? {
    for (index, candidate) in names.enumerated() where utf8Equal(candidate, name) {
      return values[index]
    }
    return nil
  }

  /// These variables and those of `defaults` that are not set here.
  public func merging(defaults: Variables) -> Variables {
    if defaults.isEmpty { return self }
    var members: [String: Variable?] = [:]
    for name in defaults.names { members[name] = defaults[name] }
    for name in names { members[name] = self[name] }
    return Variables(members)
  }

  public static func == (lhs: Variables, rhs: Variables) -> Bool {
    lhs.values == rhs.values && lhs.names.elementsEqual(rhs.names, by: utf8Equal)
  }

  public func hash(into hasher: inout Hasher) {
    for name in names { hasher.combine(UTF8Key(text: name)) }
    hasher.combine(values)
  }

  /// The variables as a JSON object without spaces, members sorted by name.
  public var json: String {
    var text = "{"
    for (index, name) in names.enumerated() {
      if index > 0 { text += "," }
      JSONText.append(string: name, to: &text)
      text += ":"
      text += values[index].json
    }
    text += "}"
    return text
  }
}
