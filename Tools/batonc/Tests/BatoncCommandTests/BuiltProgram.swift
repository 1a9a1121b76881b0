import Foundation

/// The tool as it was built beside the tests, run by a shell.
enum BuiltProgram {
  static let url = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    .map { URL(filePath: $0).deletingLastPathComponent().appending(path: "batonc") }

  /// What a line of bash prints in a folder; `batonc` is the tool.
  static func bash(
    _ line: String, in folder: URL, shell: String = "bash"
  ) throws -> (status: Int32, out: String, err: String) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell, "-c", line]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = errors
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] =
      (url?.deletingLastPathComponent().path ?? "") + ":" + (environment["PATH"] ?? "")
    process.environment = environment
    try process.run()
    let out = try output.fileHandleForReading.readToEnd() ?? Data()
    let err = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: out, as: UTF8.self),
      String(decoding: err, as: UTF8.self)
    )
  }
}
