/// A place in Swift source that moves forward over whole lexical elements.
///
/// It knows just enough of Swift to tell code from comments, strings and regular expressions. Every
/// method stops at the end of the text, whatever the text is.
struct SwiftCursor {
  let bytes: [UInt8]
  var index = 0
  /// The first thing that hid the rest of the text: what does not end, or nests too deep to follow.
  var failure: StringLiteral.Failure?

  /// The fewest `#` of a regular expression literal that nothing closes.
  var leastUnclosedPounds = Int.max
  /// Where the line ends in which a bare slash was found to open nothing.
  var unclosedSlashEnd = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  /// The byte under the cursor, or one further on.
  func peek(_ ahead: Int = 0) -> UInt8? { byte(at: index + ahead) }

  mutating func fail(_ problem: CompilerProblem, at offset: Int) {
    if failure == nil { failure = StringLiteral.Failure(problem: problem, offset: offset) }
  }

  func starts(with text: StaticString, at offset: Int? = nil) -> Bool {
    let start = offset ?? index
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { expected in
      for position in 0..<expected.count where bytes[start + position] != expected[position] {
        return false
      }
      return true
    }
  }

  /// Reads an identifier, without the backticks it may be in; nil where none stands.
  mutating func identifier() -> String? {
    if peek() == UInt8(ascii: "`") {
      let start = index + 1
      var end = start
      while let byte = byte(at: end), byte != UInt8(ascii: "`"), !byte.isLineBreak { end += 1 }
      guard byte(at: end) == UInt8(ascii: "`"), end > start else { return nil }
      index = end + 1
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    guard let first = peek(), first.isIdentifierPart, !first.isDigit else { return nil }
    let start = index
    while let byte = peek(), byte.isIdentifierPart { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Any byte above ASCII counts: which scalars may be in a name is Swift's to say.
  var isIdentifierPart: Bool {
    self >= 0x80 || isDigit || self == UInt8(ascii: "_")
      || self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")
  }
}
