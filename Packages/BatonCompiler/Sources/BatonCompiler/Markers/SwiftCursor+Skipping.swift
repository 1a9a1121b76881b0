extension SwiftCursor {
  /// Interpolations that hold strings that hold interpolations: deeper ones end the scan.
  static let maximumNesting = 100

  /// Skips a byte that begins nothing longer; of `#` the whole run, which would be looked through again
  /// from each of them.
  mutating func skipByte() {
    let byte = peek()
    index += 1
    while byte == UInt8(ascii: "#"), peek() == byte { index += 1 }
  }

  /// Skips white space and comments.
  mutating func skipTrivia() {
    while let byte = peek() {
      if byte.isBlank || byte.isLineBreak {
        index += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Skips a comment, and answers whether one stood here. A block comment nests.
  mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while let byte = peek(), !byte.isLineBreak { index += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    let start = index
    index += 2
    var depth = 1
    while depth > 0, !isAtEnd {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    }
    if depth > 0 { fail(.unterminatedComment, at: start) }
    return true
  }

  /// Skips a string literal with its interpolations, and answers whether one stood here.
  mutating func skipString(nesting: Int = 0) -> Bool {
    guard let opening = StringDelimiter(at: index, in: self) else { return false }
    let start = index
    index = opening.contentStart
    while !isAtEnd {
      if opening.closes(at: index, in: self) {
        index += opening.closingLength
        return true
      }
      if let escaped = opening.escapeEnd(at: index, in: self) {
        index = escaped
        if peek() == UInt8(ascii: "(") {
          skipBalanced(nesting: nesting + 1)
        } else if !isAtEnd, opening.isMultiline || peek()?.isLineBreak == false {
          index += 1
        }
        continue
      }
      // A plain string that its line does not close: what follows is code again.
      if !opening.isMultiline, peek()?.isLineBreak == true { return true }
      index += 1
    }
    fail(.unterminatedLiteral, at: start)
    return true
  }

  /// Skips from an opening bracket past the one that closes it.
  mutating func skipBalanced(nesting: Int = 0) {
    guard nesting < Self.maximumNesting else {
      fail(.interpolationTooDeep(limit: Self.maximumNesting), at: index)
      index = bytes.count
      return
    }
    var depth = 0
    while let byte = peek() {
      if skipComment() || skipString(nesting: nesting) { continue }
      skipByte()
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return }
      default: break
      }
    }
  }

  /// Skips a type as it is written behind a colon, and answers where its last character ends.
  ///
  /// A bracket that the type does not open ends it: `struct V { var a: A }`.
  mutating func skipType() -> Int {
    var end = index
    var depth = 0
    while let byte = peek(), !byte.isLineBreak, !starts(with: "//"), !starts(with: "/*") {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if depth == 0 { return end }
        depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="), UInt8(ascii: ";"): return end
      case UInt8(ascii: ","): if depth == 0 { return end }
      default: break
      }
      index += 1
      if !byte.isBlank { end = index }
    }
    return end
  }

  /// Skips a regular expression literal, and answers whether one stood here.
  ///
  /// - Parameter afterOperand: whether what stands before could be divided, in which case a bare
  ///   slash is an operator.
  mutating func skipRegex(afterOperand: Bool) -> Bool {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard peek(pounds) == UInt8(ascii: "/") else { return false }
    if pounds == 0 {
      guard !afterOperand, let next = peek(1), !next.isBlank, !next.isLineBreak else {
        return false
      }
    }
    // Behind a literal that did not end, none of its kind does.
    guard pounds < leastUnclosedPounds, pounds > 0 || index >= unclosedSlashEnd else {
      return false
    }
    var end = index + pounds + 1
    while let byte = byte(at: end) {
      if byte == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if byte == UInt8(ascii: "/"),
        (0..<pounds).allSatisfy({ self.byte(at: end + 1 + $0) == UInt8(ascii: "#") })
      {
        index = end + 1 + pounds
        return true
      }
      if pounds == 0, byte.isLineBreak { break }
      end += 1
    }
    if pounds == 0 { unclosedSlashEnd = end } else { leastUnclosedPounds = pounds }
    return false
  }
}
