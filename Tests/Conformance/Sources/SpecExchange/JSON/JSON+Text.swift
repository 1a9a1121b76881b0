extension JSON {
  /// The value on one line, a space after each comma and colon.
  public var text: String {
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into text: inout String) {
    switch content {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let contents): text += JSON.quoted(contents)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += JSON.quoted(member.name) + ": "
        member.value.write(into: &text)
      }
      text += "}"
    }
  }

  /// A string in quotes.
  public static func quoted(_ contents: String) -> String {
    var text = "\""
    for scalar in contents.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
