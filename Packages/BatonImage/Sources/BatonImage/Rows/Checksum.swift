/// A checksum of 64 bits, the same in every process. It tells broken bytes, not forged ones.
struct Checksum {
  private var hash: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func of(_ bytes: some Collection<UInt8>) -> UInt64 {
    var sum = Checksum()
    sum.add(bytes)
    return sum.value
  }

  /// - Parameter start: Where in the array the bytes begin.
  static func of(_ bytes: [UInt8], from start: Int) -> UInt64 {
    var sum = Checksum()
    bytes.withUnsafeBytes { sum.add(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    return sum.value
  }

  /// Each word is multiplied to 128 bits of which the halves are folded, so that no bit's change is lost.
  mutating func add(_ word: UInt64) {
    let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    hash = product.high ^ product.low ^ hash.byteSwapped
  }

  /// The bytes and how many there are.
  mutating func add(_ bytes: some Collection<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
    if isDone == nil { Array(bytes).withUnsafeBytes { add($0) } }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var position = 0
    // Words are loaded while eight bytes are left; byte by byte, a row of megabytes keeps readers waiting.
    while position + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
      position += 8
    }
    var tail: UInt64 = 0
    while position < bytes.count {
      tail = tail << 8 | UInt64(bytes[position])
      position += 1
    }
    add(tail)
    add(UInt64(bytes.count))
  }

  var value: UInt64 {
    let product = (hash ^ hash >> 32).multipliedFullWidth(by: 0xC4CE_B9FE_1A85_EC53)
    return product.high ^ product.low
  }
}
