@_spi(Runtime) import BatonImage
import Foundation

/// An image in a folder of its own, which goes with it.
final class ScratchImage: Sendable {
  let persistence: Persistence
  private let folder: URL

  /// - Parameter now: The image's wall clock, in seconds since 1970.
  init(now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }) {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("baton-spec-" + UUID().uuidString)
    persistence = Persistence(
      url: folder.appendingPathComponent("baton.sqlite"), version: "spec", now: now)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
