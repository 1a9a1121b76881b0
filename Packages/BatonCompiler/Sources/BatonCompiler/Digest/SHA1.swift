/// SHA-1 (FIPS 180-4): ids of persisted documents that ask for it.
///
/// Not for anything that must withstand an attacker.
public enum SHA1 {
  /// The digest of the bytes as 40 lower-case hex digits.
  public static func hex(of bytes: [UInt8]) -> String {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    DigestMessage(bytes, isBigEndian: true).forEachBlock(words: 80) { words in
      for index in 16..<80 {
        let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words[index] = DigestMessage.rotatedLeft(mixed, 1)
      }
      mix(words, into: &state)
    }
    return DigestMessage.hex(state)
  }

  /// The digest of a text's UTF-8.
  public static func hex(of text: String) -> String { hex(of: Array(text.utf8)) }

  private static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for step in 0..<80 {
      let mixed: UInt32
      let constant: UInt32
      switch step / 20 {
      case 0: (mixed, constant) = ((b & c) | (~b & d), 0x5A82_7999)
      case 1: (mixed, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
      case 2: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
      default: (mixed, constant) = (b ^ c ^ d, 0xCA62_C1D6)
      }
      let sum = DigestMessage.rotatedLeft(a, 5) &+ mixed &+ e &+ constant &+ words[step]
      (e, d, c, b, a) = (d, c, DigestMessage.rotatedLeft(b, 30), a, sum)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ value }
  }
}
