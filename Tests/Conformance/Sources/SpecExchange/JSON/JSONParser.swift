/// What is wrong with a JSON text, and where: line and column count from 1, the column in bytes.
public struct JSONError: Error, CustomStringConvertible {
  public let message: String
  public let offset: Int
  public let line: Int
  public let column: Int
  public var description: String { "\(line):\(column): \(message)" }
}

extension JSON {
  /// Parses a whole text.
  ///
  /// - Throws: ``JSONError`` for a text that is not one JSON value of at most 256 levels.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var parser = JSONParser(bytes: bytes)
    return try parser.document()
  }

  /// Parses a whole text.
  public static func parse(_ text: String) throws(JSONError) -> JSON {
    try parse(Array(text.utf8))
  }
}

/// A recursive descent over the bytes of one text.
struct JSONParser {
  static let mostLevels = 256

  let bytes: [UInt8]
  var at = 0
  private var level = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

  mutating func document() throws(JSONError) -> JSON {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    skipSpace()
    let value = try value()
    skipSpace()
    guard at == bytes.count else { throw error("expected the end of the text") }
    return value
  }

  func error(_ message: String, at offset: Int? = nil) -> JSONError {
    let offset = offset ?? at
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count(where: { $0 == UInt8(ascii: "\n") }) + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONError(
      message: message, offset: offset, line: line, column: before.count - start + 1)
  }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }

  private mutating func value() throws(JSONError) -> JSON {
    let start = at
    let content: JSON.Content
    switch byte {
    case UInt8(ascii: "{"):
      content = try nested { parser throws(JSONError) in
        .object(try parser.members())
      }
    case UInt8(ascii: "["):
      content = try nested { parser throws(JSONError) in
        .array(try parser.elements())
      }
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t"): content = try word("true", .bool(true))
    case UInt8(ascii: "f"): content = try word("false", .bool(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    case UInt8(ascii: "-"): content = .number(try number())
    case let digit? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit):
      content = .number(try number())
    default: throw error("expected a value")
    }
    return JSON(content, range: start..<at)
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONError) -> JSON.Content
  ) throws(JSONError) -> JSON.Content {
    guard level < Self.mostLevels else { throw error("more than \(Self.mostLevels) levels") }
    level += 1
    at += 1
    skipSpace()
    let content = try body(&self)
    level -= 1
    return content
  }

  private mutating func members() throws(JSONError) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if take(UInt8(ascii: "}")) { return members }
    while true {
      guard byte == UInt8(ascii: "\"") else { throw error("expected a member's name in quotes") }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected `:` after the member's name") }
      skipSpace()
      members.append(JSON.Member(name: name, value: try value()))
      skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw error("expected `,` or `}`") }
      skipSpace()
    }
  }

  private mutating func elements() throws(JSONError) -> [JSON] {
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw error("expected `,` or `]`") }
      skipSpace()
    }
  }

  mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    at += 1
    return true
  }

  private mutating func word(
    _ word: String, _ content: JSON.Content
  ) throws(JSONError) -> JSON.Content {
    guard bytes[at...].starts(with: word.utf8) else { throw error("expected `\(word)`") }
    at += word.utf8.count
    return content
  }
}
