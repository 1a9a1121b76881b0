enum UTF8Validation {
  /// Most texts are ASCII, which is passed over so many bytes at a time.
  private static let block = 64

  /// The offset of the first byte that is not well-formed UTF-8 (Unicode 16, table 3-7); nil if all are.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var index = 0
    let count = bytes.count
    while index < count {
      let lead = bytes[index]
      if lead < 0x80 {
        let startsBlock = index.isMultiple(of: block) && index + block <= count
        index += startsBlock && isASCII(bytes[index..<(index + block)]) ? block : 1
        continue
      }
      let length: Int
      var lowest: UInt8 = 0x80
      var highest: UInt8 = 0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF:
        length = 3
        if lead == 0xE0 { lowest = 0xA0 }
        if lead == 0xED { highest = 0x9F }
      case 0xF0...0xF4:
        length = 4
        if lead == 0xF0 { lowest = 0x90 }
        if lead == 0xF4 { highest = 0x8F }
      default: return index
      }
      guard index + length <= count else { return index }
      guard bytes[index + 1] >= lowest, bytes[index + 1] <= highest else { return index }
      for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return index }
      index += length
    }
    return nil
  }

  private static func isASCII(_ bytes: ArraySlice<UInt8>) -> Bool {
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    return all < 0x80
  }
}
