internal import Foundation

/// What a server has seen, which its threads share.
final class ServerCounts: @unchecked Sendable {
  struct Counted {
    var listening: Int32?
    var isStopped = false
    var connections = 0
    var open = 0
    var requests: [ServerRequest] = []
  }

  // State: `counted`, read and written only under `lock`, of a kind that the thread sanitizer
  // understands; it makes this class sendable.
  private let lock = NSLock()
  private var counted = Counted()

  func withLock<Result>(_ body: (inout Counted) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&counted)
  }
}
