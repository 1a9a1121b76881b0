/// What MD5 and SHA-256 share: both work on 64-byte blocks closed by the message's length in bits.
enum DigestPadding {
  static func padded(_ bytes: [UInt8], lengthIsBigEndian: Bool) -> [UInt8] {
    var message = bytes
    let bits = UInt64(bytes.count) &* 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    for index in 0..<8 {
      let shift = UInt64(lengthIsBigEndian ? 56 - index * 8 : index * 8)
      message.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    return message
  }

  /// Eight lower-case hex digits.
  static func hex(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
