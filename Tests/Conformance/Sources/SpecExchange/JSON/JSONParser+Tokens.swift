extension JSONParser {
  /// A number as it is written.
  mutating func number() throws(JSONError) -> String {
    let start = at
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = at
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { at += 1 }
    guard at > start else { throw error("expected a digit") }
  }

  /// A string's contents; a lone surrogate reads as U+FFFD.
  mutating func string() throws(JSONError) -> String {
    let start = at
    at += 1
    var text: [UInt8] = []
    while let byte {
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw error("a control character stands in a string unescaped", at: at - 1)
      default: text.append(byte)
      }
    }
    throw error("the string never ends", at: start)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte else { return }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try unicodeScalar()).utf8)
    default: throw error("unknown escape", at: at - 2)
    }
  }

  private mutating func unicodeScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
      bytes[at + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let back = at
    at += 2
    let low = try hexadecimal()
    guard (0xDC00..<0xE000).contains(low) else {
      at = back
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard at + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16),
      bytes[at] != UInt8(ascii: "+")
    else { throw error("expected four hexadecimal digits") }
    at += 4
    return unit
  }
}
