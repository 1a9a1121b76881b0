/// JSON as storage keys, requests and dumps spell it: no spaces, members sorted by name.
enum JSONText {
  /// Appends a JSON string. Escaped are `"`, `\`, and what is below U+0020 (B-3.4); all else is raw.
  static func append(string: String, to text: inout String) {
    let plain = string.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    text += "\""
    if plain {
      text += string
    } else {
      for scalar in string.unicodeScalars { append(escaped: scalar, to: &text) }
    }
    text += "\""
  }

  private static func append(escaped scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default:
      if scalar.value < 0x20 {
        text += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether the text is one number as JSON spells numbers.
  static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    _ = rest.popFirst(0x2D)
    guard let first = rest.first, (0x30...0x39).contains(first) else { return false }
    let whole = rest.popDigits()
    if first == 0x30, whole > 1 { return false }
    if rest.popFirst(0x2E), rest.popDigits() == 0 { return false }
    if rest.popFirst(0x65) || rest.popFirst(0x45) {
      if !rest.popFirst(0x2B) { _ = rest.popFirst(0x2D) }
      if rest.popDigits() == 0 { return false }
    }
    return rest.isEmpty
  }
}

extension Substring.UTF8View {
  fileprivate mutating func popFirst(_ byte: UInt8) -> Bool {
    guard first == byte else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func popDigits() -> Int {
    var count = 0
    while let byte = first, (0x30...0x39).contains(byte) {
      removeFirst()
      count += 1
    }
    return count
  }
}
