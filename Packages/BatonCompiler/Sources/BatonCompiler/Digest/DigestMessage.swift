/// What MD5, SHA-1 and SHA-256 share: a message in blocks of sixteen words, closed by its length in bits.
struct DigestMessage {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  init(_ bytes: [UInt8], isBigEndian: Bool) {
    var message = bytes
    let bits = UInt64(bytes.count) &* 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    for index in 0..<8 {
      let shift = UInt64(isBigEndian ? 56 - index * 8 : index * 8)
      message.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    self.bytes = message
    self.isBigEndian = isBigEndian
  }

  /// Calls `body` with the words of each block in turn; `words` holds at least sixteen, and what a digest
  /// works out behind them.
  func forEachBlock(words count: Int = 16, _ body: (inout [UInt32]) -> Void) {
    var words = [UInt32](repeating: 0, count: count)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      for index in 0..<16 {
        let at = block + index * 4
        let word =
          UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
          | UInt32(bytes[at + 3]) << 24
        words[index] = isBigEndian ? word.byteSwapped : word
      }
      body(&words)
    }
  }

  /// The words as lower-case hex digits, eight for each.
  static func hex(_ words: [UInt32]) -> String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }.joined()
  }

  static func rotatedLeft(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
