/// Cuts bytes into tokens, one at a time, skipping white space, commas, comments and byte order marks.
struct Lexer {
  let source: Source
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ source: Source) {
    self.source = source
    self.bytes = source.bytes
  }

  mutating func next() throws(SyntaxFailure) -> Token {
    skipIgnored()
    let start = position
    guard start < bytes.count else {
      return Token(kind: .end, start: bytes.count, end: bytes.count)
    }
    let byte = bytes[start]
    if byte.isNameStart {
      position += 1
      while position < bytes.count, bytes[position].isNameContinue { position += 1 }
      return Token(kind: .name, start: start, end: position)
    }
    if let kind = Self.punctuator(byte) {
      position += 1
      return Token(kind: kind, start: start, end: position)
    }
    switch byte {
    case UInt8(ascii: "."):
      guard byteAt(start + 1) == byte, byteAt(start + 2) == byte else {
        throw failure(
          .unexpectedToken(expected: "`...` or a name", found: "`.`"), start, start + 1)
      }
      position += 3
      return Token(kind: .spread, start: start, end: position)
    case UInt8(ascii: "\""):
      return try string(from: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try number(from: start)
    default:
      throw unexpectedCharacter(at: start)
    }
  }

  private mutating func skipIgnored() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","):
        position += 1
      case UInt8(ascii: "#"):
        position += 1
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
          position += 1
        }
      case 0xEF:
        guard byteAt(position + 1) == 0xBB, byteAt(position + 2) == 0xBF else { return }
        position += 3
      default:
        return
      }
    }
  }

  private static func punctuator(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "!"): .bang
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "("): .parenOpen
    case UInt8(ascii: ")"): .parenClose
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "="): .equals
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "["): .bracketOpen
    case UInt8(ascii: "]"): .bracketClose
    case UInt8(ascii: "{"): .braceOpen
    case UInt8(ascii: "|"): .pipe
    case UInt8(ascii: "}"): .braceClose
    default: nil
    }
  }

  private func unexpectedCharacter(at start: Int) -> SyntaxFailure {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let scalar = String(decoding: bytes[start..<end], as: UTF8.self)
    return failure(.invalidCharacter(Wording.quoted(scalar)), start, end)
  }
}

extension Lexer {
  mutating func move(to offset: Int) { position = offset }

  func byteAt(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
  }

  func failure(_ fact: SyntaxFact, _ start: Int, _ end: Int) -> SyntaxFailure {
    SyntaxFailure(
      Diagnostic(fact, at: SourceLocation(source, SourceRange(start, min(end, bytes.count)))))
  }
}

extension UInt8 {
  var isNameStart: Bool {
    (self >= 0x61 && self <= 0x7A) || (self >= 0x41 && self <= 0x5A) || self == 0x5F
  }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isNameContinue: Bool { isNameStart || isDigit }
}
