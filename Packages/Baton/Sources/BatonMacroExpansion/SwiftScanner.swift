/// Walks Swift source by tokens, as far as an attribute and a variable's declaration need it: what is
/// inside a comment, a literal or brackets is never taken for anything else.
struct SwiftScanner {
  let bytes: [UInt8]
  private(set) var index: Int
  /// Brackets and interpolations nest; the compiler has parsed the text before, so only a text made
  /// by hand meets this bound.
  private static let deepest = 200

  init(_ bytes: [UInt8], at index: Int = 0) {
    self.bytes = bytes
    self.index = index
  }

  var isAtEnd: Bool { index >= bytes.count }
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      (0..<count).allSatisfy { bytes[index + $0] == wanted[$0] }
    }
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Past white space and comments; block comments nest.
  mutating func skipTrivia() {
    while let byte {
      if byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0 {
        index += 1
      } else if starts(with: "//") {
        while let byte = self.byte, byte != 0x0A, byte != 0x0D { index += 1 }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if take("/*") {
        depth += 1
      } else if take("*/") {
        depth -= 1
      } else {
        index += 1
      }
    } while depth > 0 && !isAtEnd
  }

  /// The identifier here, without backticks.
  mutating func identifier() -> String? {
    if take("`") {
      let start = index
      while let byte, byte != UInt8(ascii: "`") { index += 1 }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      return take("`") && !name.isEmpty ? name : nil
    }
    let start = index
    while let byte, Self.isWord(byte) { index += 1 }
    return start < index ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }

  /// Past one token; a literal or a bracketed group counts as one.
  mutating func skipToken(depth: Int = 0) {
    if isAtEnd { return }
    if StringLiteral.starts(at: self) {
      _ = literal(depth: depth)
    } else if starts(with: "(") || starts(with: "[") || starts(with: "{") {
      skipGroup(depth: depth)
    } else if identifier() == nil {
      if !take("->") { index = min(index + 1, bytes.count) }
    }
  }

  /// Past the bracket here, all that it encloses, and its closing bracket.
  mutating func skipGroup(depth: Int = 0) {
    index += 1
    while true {
      skipTrivia()
      guard let byte else { return }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        index += 1
        return
      }
      if depth > Self.deepest {
        index = bytes.count
      } else {
        skipToken(depth: depth + 1)
      }
    }
  }

  /// The string literal here, and past it; nil where there is none or it never ends.
  mutating func literal(depth: Int = 0) -> StringLiteral? {
    let start = index
    var pounds = 0
    while take("#") { pounds += 1 }
    let isMultiline = starts(with: "\"\"\"")
    guard isMultiline ? take("\"\"\"") : take("\"") else {
      index = max(start + 1, index)
      return nil
    }
    let contents = index
    var interpolation: Int?
    while let byte {
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) {
        let escape = index
        index += 1 + pounds
        if self.byte == UInt8(ascii: "(") {
          interpolation = interpolation ?? escape
          skipGroup(depth: depth + 1)
        } else if !isAtEnd {
          index += 1
        }
        continue
      }
      let isQuote = isMultiline ? starts(with: "\"\"\"") : byte == UInt8(ascii: "\"")
      let quotes = isMultiline ? 3 : 1
      if isQuote, hasPounds(pounds, at: index + quotes) {
        let end = index
        index += quotes + pounds
        return StringLiteral(contents: contents..<end, interpolation: interpolation)
      }
      index += 1
    }
    return nil
  }

  private func hasPounds(_ count: Int, at position: Int) -> Bool {
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == UInt8(ascii: "#") }
  }
}

/// What stands between the quotes of a literal, indentation and escapes included.
struct StringLiteral {
  let contents: Range<Int>
  /// Where its first `\(` stands.
  let interpolation: Int?

  static func starts(at scanner: SwiftScanner) -> Bool {
    var index = scanner.index
    while index < scanner.bytes.count, scanner.bytes[index] == UInt8(ascii: "#") { index += 1 }
    return index < scanner.bytes.count && scanner.bytes[index] == UInt8(ascii: "\"")
  }
}
