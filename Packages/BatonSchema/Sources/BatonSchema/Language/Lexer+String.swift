extension Lexer {
  /// Finds the end of a string; `stringValue(of:)` gives its contents and checks its escapes.
  mutating func string(from start: Int) throws(SyntaxFailure) -> Token {
    let quote = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    if byteAt(start + 1) == quote, byteAt(start + 2) == quote {
      var index = start + 3
      while index < bytes.count {
        guard bytes[index] == quote || bytes[index] == backslash else {
          index += 1
          continue
        }
        let isEscape = bytes[index] == backslash
        let quotes = isEscape ? index + 1 : index
        let areThree =
          byteAt(quotes) == quote && byteAt(quotes + 1) == quote && byteAt(quotes + 2) == quote
        if areThree, !isEscape {
          move(to: quotes + 3)
          return Token(kind: .blockString, start: start, end: quotes + 3)
        }
        index = areThree ? quotes + 3 : index + 1
      }
      throw failure(.unterminatedBlockString, start, start + 3)
    }
    var index = start + 1
    while let byte = byteAt(index), byte != 0x0A, byte != 0x0D {
      if byte == quote {
        move(to: index + 1)
        return Token(kind: .string, start: start, end: index + 1)
      }
      // Whatever an escape escapes, a line never ends inside one.
      if byte == backslash, let next = byteAt(index + 1), next != 0x0A, next != 0x0D {
        index += 2
      } else {
        index += 1
      }
    }
    throw failure(.unterminatedString, start, index)
  }

  /// The contents of a string token.
  func stringValue(of token: Token) throws(SyntaxFailure) -> StringValue {
    if token.kind == .blockString {
      return StringValue(block: bytes[(token.start + 3)..<(token.end - 3)], range: token.range)
    }
    let inner = bytes[(token.start + 1)..<(token.end - 1)]
    guard inner.contains(where: { $0 == UInt8(ascii: "\\") || $0 < 0x20 || $0 >= 0x7F }) else {
      return StringValue(String(decoding: inner, as: UTF8.self), range: token.range)
    }
    let text = try unescaped(inner)
    return StringValue(
      text, written: self.text(token.start, token.end), range: token.range)
  }

  private func unescaped(_ slice: ArraySlice<UInt8>) throws(SyntaxFailure) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(slice.count)
    var index = slice.startIndex
    while index < slice.endIndex {
      let byte = slice[index]
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        index += 1
        continue
      }
      if index + 1 < slice.endIndex, let simple = Self.simpleEscape(slice[index + 1]) {
        result.append(simple)
        index += 2
      } else if index + 1 < slice.endIndex, slice[index + 1] == UInt8(ascii: "u") {
        let (scalar, end) = try unicodeEscape(at: index, before: slice.endIndex)
        result.append(contentsOf: String(Character(scalar)).utf8)
        index = end
      } else {
        throw invalidEscape(index, index + 2, "nothing is spelled that way")
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func simpleEscape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  func invalidEscape(_ start: Int, _ end: Int, _ reason: String) -> SyntaxFailure {
    var end = min(end, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return failure(.invalidEscape(text(start, end), reason: reason), start, end)
  }
}
