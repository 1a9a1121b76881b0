/// Makes the bytes of a row.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(raw: some Collection<UInt8>) { bytes.append(contentsOf: raw) }

  /// Seven bits a byte, the low ones first.
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(count: Int) { write(UInt64(clamping: count)) }

  /// Small numbers are short, whatever their sign.
  mutating func write(signed number: Int64) {
    write(UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  mutating func write(fixed number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// The bytes, and how many they are before them.
  mutating func write(counted raw: some Collection<UInt8>) {
    write(count: raw.count)
    write(raw: raw)
  }

  mutating func write(text: String) {
    let utf8 = text.utf8
    write(count: utf8.count)
    write(raw: utf8)
  }
}
