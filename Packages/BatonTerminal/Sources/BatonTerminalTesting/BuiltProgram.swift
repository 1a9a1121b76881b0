public import Foundation

/// A program as it was built together with the tests that run.
public enum BuiltProgram {
  /// Beside the bundle of the tests, where SwiftPM builds both; nil where it built the tests alone.
  public static func url(_ name: String) -> URL? {
    CommandLine.arguments.first { $0.hasSuffix(".xctest") }
      .map { URL(filePath: $0).deletingLastPathComponent().appending(path: name) }
      .flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }
}
