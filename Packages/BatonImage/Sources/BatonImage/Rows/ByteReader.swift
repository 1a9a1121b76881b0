internal import Foundation

/// Reads what `ByteWriter` wrote. Bytes that nobody wrote so give nil, wherever they end.
struct ByteReader {
  let bytes: [UInt8]
  private(set) var position: Int
  let end: Int

  init(_ bytes: [UInt8]) {
    self.init(bytes, 0..<bytes.count)
  }

  init(_ bytes: ArraySlice<UInt8>) {
    self.init(Array(bytes))
  }

  /// - Parameter range: within the bytes.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position >= end }

  /// Whether the bytes of a range are those, all compared at once.
  func has(_ other: [UInt8], at range: Range<Int>) -> Bool {
    guard range.count == other.count else { return false }
    return bytes.withUnsafeBytes { all in
      other.withUnsafeBytes { other in
        let own = UnsafeRawBufferPointer(rebasing: all[range])
        guard let start = own.baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, own.count) == 0
      }
    }
  }

  mutating func byte() -> UInt8? {
    guard position < end else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() -> UInt64? {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = byte() {
      if shift == 63, byte > 1 { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
      if shift > 63 { return nil }
    }
    return nil
  }

  mutating func signed() -> Int64? {
    number().map { Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1) }
  }

  /// A count of what takes at least one byte each.
  mutating func count() -> Int? {
    guard let number = number(), number <= UInt64(end - position) else { return nil }
    return Int(number)
  }

  mutating func fixed() -> UInt64? {
    guard end - position >= 8 else { return nil }
    defer { position += 8 }
    let word = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt64.self) }
    return UInt64(littleEndian: word)
  }

  /// Where the counted bytes are.
  mutating func counted() -> Range<Int>? {
    guard let count = count() else { return nil }
    defer { position += count }
    return position..<position + count
  }

  mutating func text() -> String? {
    counted().map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}
