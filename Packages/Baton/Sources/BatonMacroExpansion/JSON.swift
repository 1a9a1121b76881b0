/// As much JSON as the plugin protocol needs, so that the plugin links no Foundation.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var integer: Int? { if case .number(let number) = self { number } else { nil } }
  var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
}

extension JSON: CustomStringConvertible {
  /// The compact JSON text, members in the order of their names.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let value): String(value)
    case .string(let value): JSON.quoted(value)
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\(JSON.quoted($0.key)):\($0.value)" }
        .joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
