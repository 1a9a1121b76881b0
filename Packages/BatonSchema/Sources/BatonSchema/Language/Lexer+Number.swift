extension Lexer {
  /// An integer or float. Neither may run into a name, a dot or another digit.
  mutating func number(from start: Int) throws(SyntaxFailure) -> Token {
    var index = start
    var kind = Token.Kind.int
    if byteAt(index) == UInt8(ascii: "-") { index += 1 }
    if byteAt(index) == UInt8(ascii: "0") {
      index += 1
      if let next = byteAt(index), next.isDigit {
        throw invalidNumber(start, index + 1, "a digit cannot follow a leading zero")
      }
    } else {
      index = try digits(from: index, of: start)
    }
    if byteAt(index) == UInt8(ascii: ".") {
      kind = .float
      index = try digits(from: index + 1, of: start)
    }
    if let exponent = byteAt(index), exponent | 0x20 == UInt8(ascii: "e") {
      kind = .float
      index += 1
      if let sign = byteAt(index), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        index += 1
      }
      index = try digits(from: index, of: start)
    }
    if let next = byteAt(index), next == UInt8(ascii: ".") || next.isNameStart {
      throw invalidNumber(
        start, index + 1, "\(Wording.quoted(text(index, index + 1))) cannot follow it directly")
    }
    move(to: index)
    return Token(kind: kind, start: start, end: index)
  }

  private func digits(from first: Int, of start: Int) throws(SyntaxFailure) -> Int {
    var index = first
    while let byte = byteAt(index), byte.isDigit { index += 1 }
    guard index > first else { throw invalidNumber(start, index, "a digit is missing at its end") }
    return index
  }

  private func invalidNumber(_ start: Int, _ end: Int, _ reason: String) -> SyntaxFailure {
    failure(.invalidNumber(text(start, end), reason: reason), start, end)
  }
}
