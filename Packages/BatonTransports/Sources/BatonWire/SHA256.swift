/// A digest: a server knows a document by it, a sample the image of a token.
///
/// Source: RFC 6234.
public enum SHA256 {
  /// In lowercase hex.
  public static func text(of message: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in digest(of: Array(message)) {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  package static func digest(of message: [UInt8]) -> [UInt8] {
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    padded += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    var state = start
    for at in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[at..<at + 64], into: &state)
    }
    return state.flatMap { word in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = []
    for at in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      words.append(block[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for index in 16..<64 {
      let (late, early) = (words[index - 2], words[index - 15])
      let first = rotate(late, by: 17) ^ rotate(late, by: 19) ^ late >> 10
      let second = rotate(early, by: 7) ^ rotate(early, by: 18) ^ early >> 3
      words.append(first &+ words[index - 7] &+ second &+ words[index - 16])
    }
    var mixed = state
    for index in 0..<64 { round(words[index] &+ constants[index], &mixed) }
    for index in 0..<8 { state[index] &+= mixed[index] }
  }

  private static func round(_ word: UInt32, _ state: inout [UInt32]) {
    let (a, e) = (state[0], state[4])
    let chosen = (e & state[5]) ^ (~e & state[6])
    let most = (a & state[1]) ^ (a & state[2]) ^ (state[1] & state[2])
    let left = rotate(e, by: 6) ^ rotate(e, by: 11) ^ rotate(e, by: 25)
    let right = rotate(a, by: 2) ^ rotate(a, by: 13) ^ rotate(a, by: 22)
    let sum = state[7] &+ left &+ chosen &+ word
    for index in (1..<8).reversed() { state[index] = state[index - 1] }
    state[4] &+= sum
    state[0] = sum &+ right &+ most
  }

  private static func rotate(_ word: UInt32, by bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  private static let start: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
