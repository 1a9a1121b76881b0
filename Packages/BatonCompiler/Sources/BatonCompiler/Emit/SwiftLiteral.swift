/// Swift literals of any text.
enum SwiftLiteral {
  /// A raw literal, which shows GraphQL and JSON as they are; an escaped one where that cannot be.
  static func raw(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard text.unicodeScalars.allSatisfy(isVisible), !text.utf8.starts(with: "\"\"".utf8)
    else { return escaped(text) }
    let pounds = String(repeating: "#", count: longestPoundRun(in: bytes) + 1)
    return "\(pounds)\"\(text)\"\(pounds)"
  }

  static func escaped(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isVisible(scalar): result.unicodeScalars.append(scalar)
      default: result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result + "\""
  }

  /// A list literal of texts.
  static func list(_ texts: [String]) -> String {
    "[" + texts.map(escaped).joined(separator: ", ") + "]"
  }

  /// Whether a scalar shows as itself: what breaks lines, turns the direction of writing or has no shape
  /// would make a source look like another one.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar >= " " && scalar != "\u{7F}" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }

  /// How many `#` follow a quote or a backslash at most: a raw literal needs one more.
  private static func longestPoundRun(in bytes: [UInt8]) -> Int {
    var longest = 0
    var run: Int?
    for byte in bytes {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        run = 0
      } else if byte == UInt8(ascii: "#"), let current = run {
        run = current + 1
        longest = max(longest, current + 1)
      } else {
        run = nil
      }
    }
    return longest
  }
}
