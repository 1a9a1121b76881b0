public import Foundation

/// A file that a text is compared with. Where the environment has `BLESS`, it is written anew, and the
/// comparison fails all the same: somebody has to look at the difference.
public struct GoldenFile {
  private let file: URL

  /// `file` need not be there yet.
  public init(_ file: URL) { self.file = file }

  /// What is wrong with a text; nil where it is the file's.
  public func difference(from text: String) throws -> String? {
    if ProcessInfo.processInfo.environment["BLESS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "\(file.lastPathComponent) is written anew: look at what differs"
    }
    guard let kept = try? String(contentsOf: file, encoding: .utf8) else {
      return "there is no \(file.path); BLESS=1 writes it"
    }
    if kept.utf8.elementsEqual(text.utf8) { return nil }
    return "\(file.lastPathComponent) has\n\(kept)\nand not\n\(text)"
  }
}
