extension Lexer {
  /// `\uXXXX`, a pair of them that makes one scalar, or `\u{X…}`: the scalar, and where the escape ends.
  func unicodeEscape(
    at start: Int, before limit: Int
  ) throws(SyntaxFailure) -> (scalar: Unicode.Scalar, end: Int) {
    if start + 2 < limit, bytes[start + 2] == UInt8(ascii: "{") {
      return try bracedEscape(at: start, before: limit)
    }
    guard let unit = fourDigits(at: start + 2, before: limit) else {
      throw invalidEscape(
        start, min(start + 6, limit), "`\\u` takes four hexadecimal digits, or some in braces")
    }
    if let scalar = Unicode.Scalar(unit) { return (scalar, start + 6) }
    let next = start + 6
    if unit <= 0xDBFF, next + 1 < limit, bytes[next] == UInt8(ascii: "\\"),
      bytes[next + 1] == UInt8(ascii: "u"), let low = fourDigits(at: next + 2, before: limit),
      low >= 0xDC00, low <= 0xDFFF,
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
    {
      return (scalar, next + 6)
    }
    throw invalidEscape(start, start + 6, "it is one half of a surrogate pair without the other")
  }

  private func bracedEscape(
    at start: Int, before limit: Int
  ) throws(SyntaxFailure) -> (scalar: Unicode.Scalar, end: Int) {
    var value: UInt32 = 0
    var index = start + 3
    while index < limit, let digit = bytes[index].hexadecimal {
      // Beyond Unicode already, however many digits follow.
      value = min(value << 4 | digit, 0x11_0000)
      index += 1
    }
    guard index > start + 3, index < limit, bytes[index] == UInt8(ascii: "}") else {
      throw invalidEscape(
        start, min(index + 1, limit), "`\\u{` takes hexadecimal digits and a closing brace")
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw invalidEscape(start, index + 1, "Unicode has no such scalar value")
    }
    return (scalar, index + 1)
  }

  private func fourDigits(at start: Int, before limit: Int) -> UInt32? {
    guard start + 4 <= limit else { return nil }
    var value: UInt32 = 0
    for index in start..<(start + 4) {
      guard let digit = bytes[index].hexadecimal else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

extension UInt8 {
  fileprivate var hexadecimal: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
