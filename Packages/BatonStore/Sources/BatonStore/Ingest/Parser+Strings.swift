extension Parser {
  /// The contents of the string at whose quote the cursor is; decoded into the arena if it has escapes.
  @inline(__always) mutating func string() throws(ParseFailure) -> TextRange {
    let first = at + 1
    let stop = plainEnd(first)
    if stop.pointee == UInt8(ascii: "\"") {
      at = stop + 1
      return TextRange(offset: first - start, count: stop - first, isInArena: false)
    }
    return try decodedString()
  }

  /// The first quote, backslash or control character from a place on; eight bytes at a time.
  @inline(__always) func plainEnd(_ from: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var place = from
    while true {
      let word = UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
      let quotes = word ^ 0x2222_2222_2222_2222
      let slashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let ones: UInt64 = 0x0101_0101_0101_0101
      let stops =
        ((quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
          | (word &- 0x2020_2020_2020_2020) & ~word) & 0x8080_8080_8080_8080
      // A borrow can only mark a byte behind one that is marked rightly.
      if stops != 0 { return place + (stops.trailingZeroBitCount >> 3) }
      place += 8
    }
  }

  /// Whether the name with escapes from a quote to the cursor is this one. Neither the cursor nor the
  /// arena moves.
  mutating func isEscapedMember(
    _ name: MemberName, from quote: UnsafePointer<UInt8>
  ) throws(ParseFailure) -> Bool {
    // A byte is spelled with six at most; longer names need not be decoded for each field.
    if at - quote - 2 > name.length * 6 { return false }
    let saved = (at: at, arena: parts.arena.count)
    at = quote
    let decoded = bytes(try string())
    let isSame =
      decoded.count == name.length
      && decoded.elementsEqual(UnsafeBufferPointer(start: name.start, count: name.length))
    at = saved.at
    parts.arena.removeLast(to: saved.arena)
    return isSame
  }

  /// The contents of the string at whose quote the cursor is, which the arena does not keep.
  mutating func text() throws(ParseFailure) -> String {
    let first = parts.arena.count
    let text = Bytes.string(bytes(try string()))
    parts.arena.removeLast(to: first)
    return text
  }

  @inline(never) private mutating func decodedString() throws(ParseFailure) -> TextRange {
    let offset = parts.arena.count
    at += 1
    while true {
      let stop = plainEnd(at)
      parts.arena.append(UnsafeBufferPointer(start: at, count: stop - at))
      at = stop
      switch at.pointee {
      case UInt8(ascii: "\""):
        at += 1
        // Entries have 32 bits for an offset.
        guard parts.arena.count <= Int(UInt32.max) else {
          throw failure("the response's strings are too long")
        }
        return TextRange(offset: offset, count: parts.arena.count - offset, isInArena: true)
      case UInt8(ascii: "\\"):
        try escape()
      default:
        throw failure("a string holds a control character")
      }
    }
  }

  private mutating func escape() throws(ParseFailure) {
    let byte: UInt8
    switch at[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = at[1]
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "u"):
      unicodeEscape()
      return
    default:
      at += 1
      throw failure("a string holds an unknown escape")
    }
    parts.arena.append(byte)
    at += 2
  }

  /// `\u` and four digits, two of them for a pair. A lone surrogate and an escape with fewer digits read
  /// as U+FFFD (B-5.5).
  private mutating func unicodeEscape() {
    at += 2
    guard let unit = hexadecimal() else { return append(scalar: "\u{FFFD}") }
    if let scalar = Unicode.Scalar(unit) { return append(scalar: scalar) }
    if unit < 0xDC00, at[0] == UInt8(ascii: "\\"), at[1] == UInt8(ascii: "u") {
      let saved = at
      at += 2
      if let low = hexadecimal(), (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return append(scalar: scalar)
      }
      at = saved
    }
    append(scalar: "\u{FFFD}")
  }

  /// Four hexadecimal digits; nil where there are fewer, which are passed over.
  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = at.pointee
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(byte - 0x41 + 10)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x61 + 10)
      default: return nil
      }
      at += 1
    }
    return value
  }

  private mutating func append(scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      parts.arena.append(byte)
    }
  }

  /// Passes over the string at whose quote the cursor is; whether it has escapes. They are
  /// checked as where they are decoded.
  @inline(__always) mutating func skipString() throws(ParseFailure) -> Bool {
    var hasEscapes = false
    at += 1
    while true {
      at = plainEnd(at)
      if at.pointee == UInt8(ascii: "\"") {
        at += 1
        return hasEscapes
      }
      guard at.pointee == UInt8(ascii: "\\") else {
        throw failure("a string holds a control character")
      }
      hasEscapes = true
      switch at[1] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
        UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
        UInt8(ascii: "u"):
        at += 2
      default:
        at += 1
        throw failure("a string holds an unknown escape")
      }
    }
  }
}
