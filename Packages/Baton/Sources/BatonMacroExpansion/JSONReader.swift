extension JSON {
  /// The text is not JSON, or nests deeper than the protocol ever does.
  struct Malformed: Error, Equatable {
    /// The byte at which reading stopped.
    let offset: Int
  }

  init(parsing bytes: [UInt8]) throws(Malformed) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }
}

/// Reads JSON by an index into its bytes: a slice that is shortened byte by byte costs a debug build
/// of the plugin most of an expansion.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0

  /// The compiler sends its whole configuration with each expansion, and no macro asks for it.
  private static let unread = Array("staticBuildConfiguration".utf8)
  /// The protocol nests six deep; the bound keeps a hostile message from exhausting the stack.
  private static let deepest = 128

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSON.Malformed) -> JSON {
    let value = try value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw malformed }
    return value
  }

  private var malformed: JSON.Malformed { JSON.Malformed(offset: index) }
  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func value(depth: Int) throws(JSON.Malformed) -> JSON {
    guard depth < Self.deepest else { throw malformed }
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(String(decoding: try string(), as: UTF8.self))
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws(JSON.Malformed) -> JSON {
    index += 1
    var members: [String: JSON] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw malformed }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw malformed }
      skipSpace()
      if key == Self.unread, byte == UInt8(ascii: "\"") {
        try skipString()
      } else {
        members[String(decoding: key, as: UTF8.self)] = try value(depth: depth)
      }
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw malformed }
    }
  }

  private mutating func array(depth: Int) throws(JSON.Malformed) -> JSON {
    index += 1
    var elements: [JSON] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw malformed }
    }
  }

  private mutating func word() throws(JSON.Malformed) -> JSON {
    let start = index
    while let byte, isWord(byte) { index += 1 }
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case let text:
      guard let number = Int(text) else { throw JSON.Malformed(offset: start) }
      return .number(number)
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == UInt8(ascii: "-")
  }
}

extension JSONReader {
  private mutating func skipString() throws(JSON.Malformed) {
    index += 1
    while let byte {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
    throw malformed
  }

  private mutating func string() throws(JSON.Malformed) -> [UInt8] {
    index += 1
    var start = index
    var text: [UInt8] = []
    while let byte {
      if byte == UInt8(ascii: "\"") {
        text += bytes[start..<index]
        index += 1
        return text
      }
      if byte == UInt8(ascii: "\\") {
        text += bytes[start..<index]
        index += 1
        try escape(into: &text)
        start = index
      } else {
        index += 1
      }
    }
    throw malformed
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSON.Malformed) {
    guard let byte else { throw malformed }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"): text += String(Character(try scalar())).utf8
    default: throw malformed
    }
  }

  /// The scalar of a `\u` escape, or of two that are a pair; U+FFFD for half a pair.
  private mutating func scalar() throws(JSON.Malformed) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = index
    if unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try hexadecimal()
      if 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    index = afterFirst
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSON.Malformed) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw malformed
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }
}
