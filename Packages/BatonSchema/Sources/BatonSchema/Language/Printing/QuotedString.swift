/// A text as a string between single quotes of its own: `"…"`.
enum QuotedString {
  /// Escapes what must be, and what does not print.
  static func token(for text: String) -> String {
    var token = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: token += "\\\""
      case 0x5C: token += "\\\\"
      case 0x08: token += "\\b"
      case 0x09: token += "\\t"
      case 0x0A: token += "\\n"
      case 0x0C: token += "\\f"
      case 0x0D: token += "\\r"
      case 0..<0x20, 0x7F..<0xA0:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        token += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: token.unicodeScalars.append(scalar)
      }
    }
    return token + "\""
  }
}
