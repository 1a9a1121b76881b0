internal import Foundation

/// A value behind a lock, of a kind that the thread sanitizer understands.
final class Guarded<Value>: @unchecked Sendable {
  // State: `value`, read and written only under `lock`, which makes this class sendable.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
