/// The digest that a WebSocket's key is answered with; no secret is kept by it.
///
/// Source: RFC 3174.
package enum SHA1 {
  package static func digest(of message: [UInt8]) -> [UInt8] {
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    padded += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[start..<start + 64], into: &state)
    }
    return state.flatMap { word in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = []
    for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      words.append(block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for index in 16..<80 {
      let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.append(rotate(mixed, by: 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (chosen, constant) = round(index, b, c, d)
      let next = rotate(a, by: 5) &+ chosen &+ e &+ constant &+ words[index]
      (e, d, c, b, a) = (d, c, rotate(b, by: 30), a, next)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static func round(
    _ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32
  ) -> (UInt32, UInt32) {
    switch index {
    case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
    case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  private static func rotate(_ word: UInt32, by bits: UInt32) -> UInt32 {
    word << bits | word >> (32 - bits)
  }
}
