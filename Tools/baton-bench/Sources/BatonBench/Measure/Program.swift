import Foundation

/// A program that is run to its end, its whole process being what is measured.
enum Program {
  /// Throws what it complained of, unless it ends with 0.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let complaints = Pipe()
    process.standardError = complaints
    process.standardOutput = complaints
    try process.run()
    let text = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError("\(path): " + String(decoding: text.prefix(2000), as: UTF8.self))
    }
  }

  /// The path of a program that the shell would find.
  static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }
}
