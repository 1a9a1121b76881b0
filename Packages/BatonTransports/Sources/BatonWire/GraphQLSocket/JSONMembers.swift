/// The members of one JSON object, as ranges of its bytes: what a member holds is passed on as it
/// came. Only what leads to the members is looked at; nesting costs a counter and no stack.
struct JSONMembers {
  private let bytes: [UInt8]
  private var members: [(name: Range<Int>, value: Range<Int>)] = []
  private var at = 0

  /// Nil where the bytes are not one object.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard readObject() else { return nil }
    skipSpaces()
    guard at == bytes.count else { return nil }
  }

  /// The value of the last member of a name, which is one that needs no escapes.
  func value(_ name: String) -> ArraySlice<UInt8>? {
    members.last { bytes[$0.name].elementsEqual(name.utf8) }.map { bytes[$0.value] }
  }

  /// The text of a member that is a string; one with escapes is as it is spelled.
  func text(_ name: String) -> String? {
    guard let value = value(name), value.first == Self.quote else { return nil }
    return String(decoding: value.dropFirst().dropLast(), as: UTF8.self)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let comma = UInt8(ascii: ",")
  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")
  private static let openList = UInt8(ascii: "[")
  private static let closeList = UInt8(ascii: "]")

  private mutating func readObject() -> Bool {
    skipSpaces()
    guard take(Self.open) else { return false }
    skipSpaces()
    if take(Self.close) { return true }
    while true {
      skipSpaces()
      guard let name = readString() else { return false }
      skipSpaces()
      guard take(UInt8(ascii: ":")) else { return false }
      skipSpaces()
      guard let value = readValue() else { return false }
      members.append((name.lowerBound + 1..<name.upperBound - 1, value))
      skipSpaces()
      if take(Self.close) { return true }
      guard take(Self.comma) else { return false }
    }
  }

  private mutating func skipSpaces() {
    while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  /// The range of a string with its quotes.
  private mutating func readString() -> Range<Int>? {
    let start = at
    guard take(Self.quote) else { return nil }
    while at < bytes.count {
      let byte = bytes[at]
      at += byte == Self.backslash ? 2 : 1
      if byte == Self.quote { return start..<at }
    }
    return nil
  }

  private mutating func readValue() -> Range<Int>? {
    guard at < bytes.count else { return nil }
    let first = bytes[at]
    if first == Self.quote { return readString() }
    if first == Self.open || first == Self.openList { return readNested() }
    let start = at
    while at < bytes.count, !Self.isSpace(bytes[at]), !Self.isPunctuation(bytes[at]) { at += 1 }
    return at > start ? start..<at : nil
  }

  private mutating func readNested() -> Range<Int>? {
    let start = at
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case Self.quote:
        guard readString() != nil else { return nil }
        continue
      case Self.open, Self.openList: depth += 1
      case Self.close, Self.closeList: depth -= 1
      default: break
      }
      at += 1
      if depth == 0 { return start..<at }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    byte == comma || byte == close || byte == closeList || byte == open || byte == openList
      || byte == quote || byte == UInt8(ascii: ":")
  }
}
