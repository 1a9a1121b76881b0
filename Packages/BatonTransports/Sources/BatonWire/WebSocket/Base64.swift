/// Source: RFC 4648, section 4.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let triple = (0..<3).reduce(UInt32(0)) { sum, offset in
        sum << 8 | (start + offset < bytes.count ? UInt32(bytes[start + offset]) : 0)
      }
      for (place, shift) in [UInt32(18), 12, 6, 0].enumerated() {
        let isPadding = start + place > bytes.count
        text.append(isPadding ? UInt8(ascii: "=") : alphabet[Int(triple >> shift & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
