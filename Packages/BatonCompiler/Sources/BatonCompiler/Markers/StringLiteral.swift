/// The contents of a Swift string literal, and where each byte of them stands in the Swift source.
struct StringLiteral {
  private(set) var bytes: [UInt8] = []
  /// For each byte of `bytes`, the offset in the Swift source it comes from, then the closing quote's.
  private(set) var offsets: [Int] = []
  /// Behind the closing delimiter.
  private(set) var end = 0

  /// What keeps a literal from being a document, and where.
  struct Failure: Error {
    var problem: CompilerProblem
    var offset: Int
  }

  /// Reads the literal at the cursor; nil where none stands.
  static func read(at cursor: SwiftCursor) throws(Failure) -> StringLiteral? {
    guard let delimiter = StringDelimiter(at: cursor.index, in: cursor) else { return nil }
    var literal = StringLiteral()
    if delimiter.isMultiline {
      try literal.readLines(delimiter, cursor)
    } else {
      try literal.readLine(delimiter, cursor)
    }
    return literal
  }

  private mutating func readLine(
    _ delimiter: StringDelimiter, _ cursor: SwiftCursor
  ) throws(Failure) {
    var index = delimiter.contentStart
    while let byte = cursor.byte(at: index), !byte.isLineBreak {
      if delimiter.closes(at: index, in: cursor) {
        offsets.append(index)
        end = index + delimiter.closingLength
        return
      }
      if let escape = delimiter.escapeEnd(at: index, in: cursor) {
        index = try readEscape(from: index, letter: escape, cursor)
      } else {
        append(byte, from: index)
        index += 1
      }
    }
    throw Failure(problem: .unterminatedLiteral, offset: cursor.index)
  }

  private mutating func readLines(
    _ delimiter: StringDelimiter, _ cursor: SwiftCursor
  ) throws(Failure) {
    let closing = try Self.closing(of: delimiter, cursor)
    let indentation = Self.indentation(before: closing, cursor)
    var index = delimiter.contentStart
    while let byte = cursor.byte(at: index), byte.isBlank { index += 1 }
    // Text behind the opening quotes is Swift's error; reading it keeps ours in the right place.
    if let next = Self.behindLineBreak(at: index, cursor) {
      index = Self.behindIndentation(indentation, at: next, cursor)
    }
    let contentEnd = closing - indentation.count
    while index < contentEnd {
      if let escape = delimiter.escapeEnd(at: index, in: cursor) {
        if let next = Self.continuation(at: escape, cursor) {
          index = Self.behindIndentation(indentation, at: next, cursor)
        } else {
          index = try readEscape(from: index, letter: escape, cursor)
        }
      } else if let next = Self.behindLineBreak(at: index, cursor) {
        // The line break before the closing quotes is no part of the contents.
        if next < contentEnd { append(0x0A, from: index) }
        index = Self.behindIndentation(indentation, at: next, cursor)
      } else {
        append(cursor.bytes[index], from: index)
        index += 1
      }
    }
    offsets.append(closing)
    end = closing + delimiter.closingLength
  }

  private mutating func append(_ byte: UInt8, from offset: Int) {
    bytes.append(byte)
    offsets.append(offset)
  }

  /// - Returns: the offset behind the escape.
  private mutating func readEscape(
    from start: Int, letter: Int, _ cursor: SwiftCursor
  ) throws(Failure) -> Int {
    guard let byte = cursor.byte(at: letter) else {
      throw Failure(problem: .unterminatedLiteral, offset: start)
    }
    switch byte {
    case UInt8(ascii: "0"): append(0, from: start)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): append(byte, from: start)
    case UInt8(ascii: "t"): append(0x09, from: start)
    case UInt8(ascii: "n"): append(0x0A, from: start)
    case UInt8(ascii: "r"): append(0x0D, from: start)
    case UInt8(ascii: "("): throw Failure(problem: .interpolatedDocument, offset: start)
    case UInt8(ascii: "u"): return try readScalar(from: start, letter: letter, cursor)
    default: throw Failure(problem: .invalidEscape, offset: start)
    }
    return letter + 1
  }

  private mutating func readScalar(
    from start: Int, letter: Int, _ cursor: SwiftCursor
  ) throws(Failure) -> Int {
    let failure = Failure(problem: .invalidEscape, offset: start)
    guard cursor.byte(at: letter + 1) == UInt8(ascii: "{") else { throw failure }
    var index = letter + 2
    while let byte = cursor.byte(at: index), byte.isIdentifierPart, index < letter + 11 {
      index += 1
    }
    guard cursor.byte(at: index) == UInt8(ascii: "}"), index > letter + 2,
      let value = UInt32(
        String(decoding: cursor.bytes[letter + 2..<index], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw failure }
    for byte in String(scalar).utf8 { append(byte, from: start) }
    return index + 1
  }

  private static func closing(
    of delimiter: StringDelimiter, _ cursor: SwiftCursor
  ) throws(Failure) -> Int {
    var index = delimiter.contentStart
    while index < cursor.bytes.count {
      if delimiter.closes(at: index, in: cursor) { return index }
      index = delimiter.escapeEnd(at: index, in: cursor).map { $0 + 1 } ?? index + 1
    }
    throw Failure(problem: .unterminatedLiteral, offset: cursor.index)
  }

  /// The blanks between the start of the closing quotes' line and the quotes.
  private static func indentation(before closing: Int, _ cursor: SwiftCursor) -> [UInt8] {
    var start = closing
    while let byte = cursor.byte(at: start - 1), byte == 0x20 || byte == 0x09 { start -= 1 }
    guard let before = cursor.byte(at: start - 1), before.isLineBreak else { return [] }
    return Array(cursor.bytes[start..<closing])
  }

  private static func behindLineBreak(at index: Int, _ cursor: SwiftCursor) -> Int? {
    guard let byte = cursor.byte(at: index), byte.isLineBreak else { return nil }
    return byte == 0x0D && cursor.byte(at: index + 1) == 0x0A ? index + 2 : index + 1
  }

  /// Takes as much of the indentation as the line has.
  private static func behindIndentation(
    _ indentation: [UInt8], at start: Int, _ cursor: SwiftCursor
  ) -> Int {
    var index = start
    for expected in indentation {
      guard cursor.byte(at: index) == expected else { break }
      index += 1
    }
    return index
  }

  /// The start of the next line, when nothing but blanks stands between the backslash and the line's end.
  private static func continuation(at index: Int, _ cursor: SwiftCursor) -> Int? {
    var index = index
    while let byte = cursor.byte(at: index), byte == 0x20 || byte == 0x09 { index += 1 }
    return behindLineBreak(at: index, cursor)
  }
}
