import DemoServer
import Foundation
import Testing

/// A program that does not serve is not waited for without end.
@MainActor @Suite struct ProcessTests {
  /// Starts a script in place of the server.
  private func problem(_ script: String, within limit: Duration) async throws -> DemoServerProblem {
    let folder = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "program")
    guard
      FileManager.default.createFile(
        atPath: program.path, contents: Data("#!/bin/sh\n\(script)\n".utf8),
        attributes: [.posixPermissions: 0o755])
    else { throw CocoaError(.fileWriteUnknown) }
    let server = try DemoServerProcess(program, in: folder)
    return try await #require(throws: DemoServerProblem.self) {
      try await server.start(within: limit)
    }
  }

  @Test func oneThatSaysNothing() async throws {
    let problem = try await problem("exec sleep 600", within: .milliseconds(300))
    let isSilent = if case .silent = problem { true } else { false }
    #expect(isSilent)
    #expect("\(problem)".contains("program runs, and does not say within 0.3 seconds that"))
  }

  @Test func oneThatEnds() async throws {
    let problem = try await problem("exit 3", within: .milliseconds(300))
    let isEnded = if case .ended(_, 3, _) = problem { true } else { false }
    #expect(isEnded, "\(problem)")
  }
}
