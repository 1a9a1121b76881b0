public import Foundation

/// The server's program in a process of its own, which a test kills, and starts again at its port.
@MainActor
public final class DemoServerProcess {
  // State, on the main actor: the process that runs, and the port that the first one was given.
  private let program: URL
  private let log: URL
  private let arguments: [String]
  private var process: Process?
  /// Where it serves; 0 before it does.
  public private(set) var port = 0
  private let folder: URL

  /// - Parameters:
  ///   - folder: Where recordings are looked for, upwards.
  ///   - arguments: Other than the port.
  public init(_ program: URL, in folder: URL, _ arguments: String...) throws {
    self.folder = folder
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
  public var lines: [String] {
    (try? String(contentsOf: log, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
  }

  /// Starts it, and returns when it serves.
  ///
  /// - Parameter limit: How long that may take.
  /// - Throws: ``DemoServerProblem``, and what Foundation says of a program that cannot be run.
  public func start(within limit: Duration = .seconds(10)) async throws {
    let before = lines.count
    let end = ContinuousClock.now + limit
    // What it is until it has ended once.
    var problem = DemoServerProblem.silent(program: program.path, limit: limit)
    while true {
      let process = Process()
      process.executableURL = program
      process.arguments = ["--port", "\(port)"] + arguments
      process.currentDirectoryURL = folder
      let output = try FileHandle(forWritingTo: log)
      try output.seekToEnd()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      try output.close()
      self.process = process
      while process.isRunning {
        guard ContinuousClock.now < end else {
          kill()
          throw problem
        }
        if let line = lines.dropFirst(before).first(where: { $0.hasPrefix("serving ") }) {
          port =
            line.split(separator: "/").dropFirst().first?.split(separator: ":").last
            .flatMap { Int($0) } ?? 0
          return
        }
        try await Task.sleep(for: .milliseconds(3))
      }
      problem = .ended(program: program.path, code: process.terminationStatus, limit: limit)
      guard ContinuousClock.now < end else { throw problem }
      // Somebody's connection has the port for a moment.
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Ends it as the system does, at once and without a word.
  public func kill() {
    guard let process else { return }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    self.process = nil
  }
}
