/// A record's key in sixteen bytes: up to fifteen in place, more in memory of its own, which the record
/// frees. It is compared without a call where it is short.
struct KeyText: BitwiseCopyable {
  /// The first eight bytes, or the address.
  private let low: UInt64
  /// The other seven bytes and, in the high byte, how many there are; or the count, and `outside` there.
  private let high: UInt64

  private static let outside: UInt64 = 0xFF << 56

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count > 15, let start = bytes.baseAddress else {
      (low, high) = KeyText.words(bytes)
      return
    }
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    memory.initialize(from: start, count: bytes.count)
    low = UInt64(UInt(bitPattern: memory))
    high = KeyText.outside | UInt64(bytes.count)
  }

  func deallocate() {
    if isOutside { UnsafeMutablePointer(mutating: outside).deallocate() }
  }

  @inline(__always) func equals(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.count <= 15 { return KeyText.words(bytes) == (low, high) }
    if high != KeyText.outside | UInt64(bytes.count) { return false }
    guard let start = bytes.baseAddress else { return false }
    return Bytes.equal(outside, start, bytes.count)
  }

  /// Runs `body` over the bytes, which are valid inside only.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if isOutside {
      return body(UnsafeBufferPointer(start: outside, count: Int(high & ~KeyText.outside)))
    }
    let words = (low.littleEndian, high.littleEndian)
    return withUnsafeBytes(of: words) { raw in
      body(
        UnsafeBufferPointer(rebasing: raw.assumingMemoryBound(to: UInt8.self)[..<Int(high >> 56)]))
    }
  }

  private var isOutside: Bool { high & KeyText.outside == KeyText.outside }

  /// Sound only where `isOutside`: the address came from `allocate`.
  private var outside: UnsafePointer<UInt8> {
    UnsafePointer(bitPattern: UInt(low)) ?? UnsafePointer(KeyText.nowhere)
  }

  /// Never read: an address of `allocate` is not null. It spares a forced unwrap.
  nonisolated(unsafe) private static let nowhere = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  @inline(__always) private static func words(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (UInt64, UInt64) {
    guard let start = bytes.baseAddress else { return (0, 0) }
    let count = bytes.count
    let raw = UnsafeRawPointer(start)
    if count < 8 { return (word(raw, count), UInt64(count) << 56) }
    return (word(raw, 8), word(raw + 8, count - 8) | UInt64(count) << 56)
  }

  /// Up to eight bytes, the first one lowest, reading none but these: two reads that overlap.
  @inline(__always) private static func word(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count == 8 { return UInt64(littleEndian: start.loadUnaligned(as: UInt64.self)) }
    if count >= 4 {
      let first = UInt64(UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)))
      let last = UInt64(
        UInt32(littleEndian: start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)))
      return first | last << UInt64((count - 4) * 8)
    }
    if count == 0 { return 0 }
    let first = UInt64(start.load(as: UInt8.self))
    let middle = UInt64(start.load(fromByteOffset: count / 2, as: UInt8.self))
    let last = UInt64(start.load(fromByteOffset: count - 1, as: UInt8.self))
    return first | middle << UInt64(count / 2 * 8) | last << UInt64((count - 1) * 8)
  }
}
