internal import Foundation

/// What an image is opened with.
struct ImageOptions: Sendable {
  let version: String
  /// In bytes.
  var limit: Int64 = 64 << 20
  /// Seconds since 1970.
  var now: @Sendable () -> Double = { Date().timeIntervalSince1970 }
  var fault: Database.Fault?

  init(version: String) {
    self.version = version
  }
}
