import Foundation

/// The program as it was built together with these tests.
enum BuiltProgram {
  /// Beside the bundle of the tests, where SwiftPM builds both; nil where it built the tests alone.
  static let url: URL? = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    .map { URL(filePath: $0).deletingLastPathComponent().appending(path: "rickandmorty") }
    .flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
}
