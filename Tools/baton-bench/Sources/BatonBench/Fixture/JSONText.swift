/// Compact JSON, written member by member.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ members: (inout JSONText) -> Void) { enclose("{", members, "}") }

  mutating func array(_ elements: (inout JSONText) -> Void) { enclose("[", elements, "]") }

  private mutating func begin(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func member(_ name: String, _ value: String) {
    begin(name)
    string(value)
  }

  /// A number, `true`, `false` or `null`, as its description spells it.
  mutating func member(_ name: String, literal: some CustomStringConvertible) {
    begin(name)
    bytes.append(contentsOf: literal.description.utf8)
    needsComma = true
  }

  mutating func object(_ name: String, _ members: (inout JSONText) -> Void) {
    begin(name)
    object(members)
  }

  mutating func array(_ name: String, _ elements: (inout JSONText) -> Void) {
    begin(name)
    array(elements)
  }

  mutating func string(_ value: String) {
    separate()
    quote(value)
    needsComma = true
  }

  private mutating func enclose(
    _ opening: Character, _ contents: (inout JSONText) -> Void, _ closing: Character
  ) {
    separate()
    bytes.append(contentsOf: String(opening).utf8)
    needsComma = false
    contents(&self)
    bytes.append(contentsOf: String(closing).utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(contentsOf: (byte < 16 ? "0" : "").utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
