internal import Foundation

/// Runs the main actor on the first thread until something ends it.
///
/// State, on the main actor: the code it ended with.
@MainActor
final class MainLoop {
  private var code: Int32?

  func end(_ code: Int32) {
    if self.code == nil { self.code = code }
  }

  var hasEnded: Bool { code != nil }

  /// Returns the code that `end` was given.
  func run() -> Int32 {
    while true {
      if let code { return code }
      // Returns after each block of the main queue; the next wait ends after a while even if the
      // queue were empty for ever.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 60))
    }
  }
}
