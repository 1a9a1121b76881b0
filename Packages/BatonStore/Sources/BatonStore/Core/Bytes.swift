import Foundation

/// Strings as the bytes they are.
enum Bytes {
  /// Both sides hold `count` bytes.
  @inline(__always) static func equal(
    _ lhs: UnsafePointer<UInt8>, _ rhs: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    memcmp(lhs, rhs, count) == 0
  }

  /// Whether the string's UTF-8 is these bytes. Native strings are contiguous and nothing is copied.
  @inline(__always) static func equal(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let view = text.utf8
    if view.count != bytes.count { return false }
    guard let start = bytes.baseAddress, bytes.count > 0 else { return true }
    let compared = view.withContiguousStorageIfAvailable { own in
      own.baseAddress.map { equal($0, start, bytes.count) } ?? false
    }
    return compared ?? view.elementsEqual(bytes)
  }

  /// Runs `body` over the string's UTF-8; the bytes are valid only inside.
  @inline(__always) static func with<Result>(
    _ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8(body)
  }

  /// The bytes as a string; what is no UTF-8 reads as U+FFFD.
  @inline(__always) static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
