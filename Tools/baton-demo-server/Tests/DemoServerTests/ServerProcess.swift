import BatonTerminalTesting
import Foundation

/// The server's program in a process of its own, which can be killed, and started again at its port.
@MainActor
final class ServerProcess {
  private let program: URL
  private let log: URL
  private let arguments: [String]
  private var process: Process?
  private(set) var port = 0

  nonisolated static let program = BuiltProgram.url("baton-demo-server")

  init(_ program: URL, _ arguments: String...) throws {
    self.program = program
    self.arguments = arguments
    log = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID().uuidString).log")
    guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  isolated deinit {
    kill()
    try? FileManager.default.removeItem(at: log)
  }

  /// What all its processes wrote.
  var lines: [String] {
    (try? String(contentsOf: log, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
  }

  /// Starts it, and returns when it serves.
  func start() async throws {
    let before = lines.count
    for _ in 0..<20 {
      let process = Process()
      process.executableURL = program
      process.arguments = ["--port", "\(port)"] + arguments
      process.currentDirectoryURL = URL(filePath: #filePath).deletingLastPathComponent()
      let output = try FileHandle(forWritingTo: log)
      try output.seekToEnd()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      try output.close()
      self.process = process
      while process.isRunning {
        if let line = lines.dropFirst(before).first(where: { $0.hasPrefix("serving ") }) {
          port =
            line.split(separator: "/").dropFirst().first?.split(separator: ":").last
            .flatMap { Int($0) } ?? 0
          return
        }
        try await Task.sleep(for: .milliseconds(3))
      }
      // Somebody's connection has the port for a moment.
      try await Task.sleep(for: .milliseconds(50))
    }
    throw CocoaError(.executableLoad)
  }

  func kill() {
    guard let process else { return }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    self.process = nil
  }
}
