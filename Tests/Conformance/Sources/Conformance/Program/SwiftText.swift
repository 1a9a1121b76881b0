/// Pieces of Swift source.
enum SwiftText {
  /// A string literal that reads back as the same bytes.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return literal + "\""
  }

  /// A member or a type, whatever word it is.
  static func name(_ text: String) -> String { "`\(text)`" }

  /// An argument's label, which few words need to be escaped as, and no other may be.
  static func label(_ text: String) -> String {
    ["inout", "let", "var"].contains(text) ? name(text) : text
  }

  /// A name for a type or a file made of any text.
  static func identifier(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": Character(scalar)
        default: "_"
        }
      })
  }
}
