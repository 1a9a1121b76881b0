/// How a Swift string literal opens: `"`, `"""`, or either behind a number of `#`.
struct StringDelimiter {
  let pounds: Int
  let isMultiline: Bool
  /// Behind the opening quotes; of a multi-line literal, still on the opening line.
  let contentStart: Int

  init?(at start: Int, in cursor: SwiftCursor) {
    var index = start
    while cursor.byte(at: index) == UInt8(ascii: "#") { index += 1 }
    guard cursor.byte(at: index) == UInt8(ascii: "\"") else { return nil }
    let pounds = index - start
    self.pounds = pounds
    let threeQuotes = cursor.starts(with: "\"\"\"", at: index)
    // `#"""quoted"""#` on one line is a raw string that holds quotes.
    let multiline =
      threeQuotes
      && (pounds == 0
        || !Self.line(from: index + 3, in: cursor, closesWith: pounds))
    isMultiline = multiline
    contentStart = index + (multiline ? 3 : 1)
  }

  var closingLength: Int { (isMultiline ? 3 : 1) + pounds }

  func closes(at index: Int, in cursor: SwiftCursor) -> Bool {
    let quotes = isMultiline ? 3 : 1
    for offset in 0..<quotes where cursor.byte(at: index + offset) != UInt8(ascii: "\"") {
      return false
    }
    return Self.pounds(pounds, at: index + quotes, in: cursor)
  }

  /// The offset behind `\`, or `\##` in a literal with two `#`, when an escape starts here.
  func escapeEnd(at index: Int, in cursor: SwiftCursor) -> Int? {
    guard cursor.byte(at: index) == UInt8(ascii: "\\"),
      Self.pounds(pounds, at: index + 1, in: cursor)
    else { return nil }
    return index + 1 + pounds
  }

  private static func pounds(_ count: Int, at index: Int, in cursor: SwiftCursor) -> Bool {
    for offset in 0..<count where cursor.byte(at: index + offset) != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  private static func line(
    from start: Int, in cursor: SwiftCursor, closesWith pounds: Int
  ) -> Bool {
    var index = start
    while let byte = cursor.byte(at: index), !byte.isLineBreak {
      if byte == UInt8(ascii: "\""), Self.pounds(pounds, at: index + 1, in: cursor) { return true }
      index += 1
    }
    return false
  }
}
