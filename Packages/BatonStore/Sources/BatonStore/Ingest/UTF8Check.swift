/// Whether bytes are UTF-8. Responses are ASCII for the most part, which is passed over 32 bytes at a
/// time; the standard library's check takes each by itself.
enum UTF8Check {
  static func isValid(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { raw in
      var place = 0
      while place < raw.count {
        while place &+ 32 <= raw.count,
          (word(raw, place) | word(raw, place &+ 8) | word(raw, place &+ 16)
            | word(raw, place &+ 24)) & 0x8080_8080_8080_8080 == 0
        {
          place &+= 32
        }
        while place &+ 8 <= raw.count, word(raw, place) & 0x8080_8080_8080_8080 == 0 {
          place &+= 8
        }
        guard place < raw.count else { return true }
        if raw[place] < 0x80 {
          place &+= 1
          continue
        }
        let length = sequenceLength(raw, at: place)
        if length == 0 { return false }
        place &+= length
      }
      return true
    }
  }

  @inline(__always) private static func word(
    _ raw: UnsafeRawBufferPointer, _ place: Int
  ) -> UInt64 {
    raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }

  /// How many bytes the well-formed sequence at a lead byte has; 0 where it is not well-formed.
  /// Source: The Unicode Standard, table 3-7.
  @inline(__always) private static func sequenceLength(
    _ raw: UnsafeRawBufferPointer, at place: Int
  ) -> Int {
    let lead = raw[place]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, lead <= 0xF4, place &+ length <= raw.count else { return 0 }
    let second = raw[place &+ 1]
    let low: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    guard second >= low, second <= high else { return 0 }
    for offset in 2..<max(2, length) where raw[place &+ offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
