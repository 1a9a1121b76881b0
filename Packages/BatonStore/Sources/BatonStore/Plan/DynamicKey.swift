/// The template of a storage key with variables: `notes(first:$count)`.
final class DynamicKey: Sendable {
  let field: String
  let arguments: [StorageArgument]

  init(field: String, arguments: [StorageArgument]) {
    self.field = field
    self.arguments = arguments.sorted { utf8Precedes($0.name, $1.name) }
  }

  /// The field's name in the text of a storage key.
  static func field(of storageKey: String) -> String { String(storageKey.prefix { $0 != "(" }) }

  /// The storage key for these variables (B-3.1 to B-3.3).
  func rendered(with variables: Variables) -> String {
    var text = field
    var separator = "("
    for argument in arguments {
      guard let value = argument.value.rendered(with: variables) else { continue }
      if value == "null", !argument.keepsNull { continue }
      text += separator + argument.name + ":" + value
      separator = ","
    }
    if separator == "," { text += ")" }
    return text
  }
}

extension ArgumentValue {
  /// Nil for a variable that is not set.
  func rendered(with variables: Variables) -> String? {
    switch self {
    case .variable(let name):
      return variables[name]?.json
    case .literal(let json):
      return json
    case .list(let elements):
      let texts = elements.map { $0.rendered(with: variables) ?? "null" }
      return "[" + texts.joined(separator: ",") + "]"
    case .object(let members):
      var text = "{"
      for (name, value) in members {
        guard let value = value.rendered(with: variables) else { continue }
        if text.utf8.count > 1 { text += "," }
        JSONText.append(string: name, to: &text)
        text += ":" + value
      }
      return text + "}"
    }
  }
}
