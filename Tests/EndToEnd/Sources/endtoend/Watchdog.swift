import Foundation

/// Ends the program where a trial does not end at its limit, since it does not mind being cancelled.
final class Watchdog: @unchecked Sendable {
  // State: what is under way and since when, read and written only under `lock`.
  private let lock = NSLock()
  private var trial = ""
  private var start = ContinuousClock.now

  init() {
    Thread.detachNewThread {
      while true {
        Thread.sleep(forTimeInterval: 1)
        self.look()
      }
    }
  }

  func watch(_ trial: String) {
    lock.withLock { (self.trial, start) = (trial, ContinuousClock.now) }
  }

  private func look() {
    let (trial, start) = lock.withLock { (self.trial, self.start) }
    guard ContinuousClock.now - start > .seconds(90) else { return }
    FileHandle.standardError.write(Data("FAILED: does not end: \(trial)\n".utf8))
    exit(1)
  }
}
