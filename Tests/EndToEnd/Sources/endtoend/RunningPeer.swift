import Foundation

/// A peer in a process of its own, which ends when this is let go of; and when this process ends,
/// however it does, since the peer's standard input then ends.
final class RunningPeer {
  let port: Int
  private let process: Process
  private let input = Pipe()

  init(_ peer: Peer, speaking spoken: Spoken, in places: Places) async throws {
    let name = "\(peer.name)-\(spoken.rawValue)"
    let file = places.scratch.appendingPathComponent("\(name).port")
    let log = places.scratch.appendingPathComponent("\(name).log")
    try? FileManager.default.removeItem(at: file)
    try Data().write(to: log)
    process = Process()
    process.executableURL = places.python(peer.environment)
    process.arguments =
      ["serve.py", peer.module, file.path]
      + (spoken == .http2 ? [places.certificate.path, places.key.path] : [])
    process.currentDirectoryURL = places.peers
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["BATON_SPEC": places.spec.path, "PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
    let output = try FileHandle(forWritingTo: log)
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = output
    try process.run()
    guard let port = await Self.port(in: file, of: process) else {
      kill(process.processIdentifier, SIGKILL)
      throw Problem.didNotStart(log: (try? String(contentsOf: log, encoding: .utf8)) ?? "")
    }
    self.port = port
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  private static func port(in file: URL, of process: Process) async -> Int? {
    let start = ContinuousClock.now
    while process.isRunning, ContinuousClock.now - start < .seconds(60) {
      if let port = try? Int(String(contentsOf: file, encoding: .utf8)) { return port }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return nil
  }
}
