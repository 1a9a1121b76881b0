/// The tokens of a dump, byte by byte.
struct DumpScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// A problem where the scanner is, or where it was.
  func problem(_ fact: DumpProblem.Fact, at place: Int? = nil) -> DumpProblem {
    let before = bytes[..<min(place ?? position, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isFirst: (UInt8) -> Bool = { $0 & 0xC0 != 0x80 }
    return DumpProblem(
      fact: fact, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: before[start...].count(where: isFirst) + 1)
  }

  mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) {
      position += 1
    }
  }

  /// The next byte that is no space; nil at the end.
  mutating func peek() -> UInt8? {
    skipSpace()
    return position < bytes.count ? bytes[position] : nil
  }

  /// Goes past a byte if it is the next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ character: Unicode.Scalar) throws(DumpProblem) {
    if take(character) { return }
    throw problem(peek() == nil ? .unfinished : .expected("`\(character)`"))
  }

  /// Goes past a word if it is next.
  mutating func take(word: String) -> Bool {
    skipSpace()
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  // MARK: Strings

  mutating func string() throws(DumpProblem) -> String {
    try expect("\"")
    var text: [UInt8] = []
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw problem(.badString, at: position - 1)
      default: text.append(byte)
      }
    }
    throw problem(.unfinished, at: max(start, position))
  }

  private mutating func escape(into text: inout [UInt8]) throws(DumpProblem) {
    guard position < bytes.count else { throw problem(.unfinished) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
    default: throw problem(.badString, at: position - 1)
    }
  }

  /// A scalar by its number, or by two that are one.
  private mutating func scalar() throws(DumpProblem) -> Unicode.Scalar {
    let start = position
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) else {
      throw problem(.badString, at: start)
    }
    position += 2
    let second = try unit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw problem(.badString, at: start) }
    return scalar
  }

  private mutating func unit() throws(DumpProblem) -> UInt32 {
    guard position + 4 <= bytes.count else { throw problem(.unfinished) }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy(\.isHexDigit),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem(.badString) }
    position += 4
    return unit
  }

  // MARK: Numbers

  /// An integer where it is written as one.
  mutating func number() throws(DumpProblem) -> DumpNumber {
    skipSpace()
    let start = position
    while position < bytes.count, bytes[position].isOfNumber { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let isPlain = digits.first.map { ("0"..."9").contains($0) } ?? false
    if isPlain, digits.count == 1 || !digits.hasPrefix("0") || digits.hasPrefix("0.") {
      if let int = Int(text) { return .int(int) }
      let isWhole = digits.allSatisfy(\.isNumber)
      if !isWhole, let double = Double(text), double.isFinite { return .double(double) }
    }
    throw problem(.badNumber, at: start)
  }
}

enum DumpNumber {
  case int(Int), double(Double)
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  fileprivate var isOfNumber: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
