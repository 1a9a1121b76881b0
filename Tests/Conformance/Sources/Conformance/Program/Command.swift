import Foundation

/// A process that is waited for.
struct Command {
  /// How it ended.
  enum Status: Equatable, CustomStringConvertible {
    case exit(Int32)
    case signal(Int32)
    /// It was stopped because nothing moved for too long.
    case stopped(seconds: Int)

    var description: String {
      switch self {
      case .exit(let code): "ended with \(code)"
      case .signal(let number): "died of signal \(number)"
      case .stopped(let seconds): "was stopped after \(seconds) s without progress"
      }
    }
  }

  let executable: String
  let arguments: [String]
  /// Added to this process's own.
  var environment: [String: String] = [:]

  /// Runs the command with both of its outputs in a file.
  ///
  /// - Parameters:
  ///   - limit: how many seconds it may run while `progress` yields the same value.
  ///   - progress: a number that grows while there is any; without one the whole run is limited.
  func run(output: URL, limit: Int, progress: () -> Int = { 0 }) throws -> Status {
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    var last = progress()
    var since = ContinuousClock.now
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.02)
      let now = progress()
      if now != last {
        last = now
        since = .now
      } else if ContinuousClock.now - since > .seconds(limit) {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return .stopped(seconds: limit)
      }
    }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .exit(process.terminationStatus)
  }
}
