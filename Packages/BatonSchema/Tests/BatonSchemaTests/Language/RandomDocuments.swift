/// A small generator with a seed (SplitMix64), so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Texts made of tokens, mostly in a plausible order.
enum RandomText {
  static let pieces = [
    "query", "mutation", "fragment", "on", "type", "interface", "union", "enum", "input", "scalar",
    "schema", "extend", "directive", "implements", "repeatable", "{", "}", "(", ")", "[", "]", "!",
    "$", "@", ":", "=", "|", "&", "...", "a", "B", "_c", "1", "-2.5e3", "true", "null", "\"s\"",
    "\"\"\"b\n  c\"\"\"", "\"\\u{1F98A}\"", "#c\n", ",", "\n", " ", "FIELD", "\u{FEFF}", "é", "\"",
    ".", "\\",
  ]

  static func tokens(_ count: Int, using generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
  }

  /// The text with some bytes changed, taken out or doubled.
  static func mutated(_ text: String, using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(bytes[index], at: index)
      default: bytes = Array(bytes[0..<index])
      }
    }
    return bytes
  }
}
