import Foundation
import Testing

@Suite("The plugin as the compiler runs it")
struct PluginProcessTests {
  @Test("answers each message, and leaves at a message of no bytes")
  func conversation() throws {
    let handshake = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
    let plugin = try Conversation()
    for _ in 0..<3 {
      try plugin.send(Array(handshake.utf8))
      #expect(
        try plugin.receive()
          == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
    }
    try plugin.send(Array("not JSON".utf8))
    #expect(try plugin.receive().contains("a message that is not JSON"))
    try plugin.send([])
    plugin.process.waitUntilExit()
    #expect(plugin.process.terminationStatus == 0)
  }

  @Test("leaves when the compiler is gone, also in the middle of a message")
  func hangUp() throws {
    let plugin = try Conversation()
    try plugin.input.fileHandleForWriting.write(contentsOf: Data([100, 0, 0, 0, 0, 0, 0, 0, 65]))
    try plugin.input.fileHandleForWriting.close()
    plugin.process.waitUntilExit()
    #expect(plugin.process.terminationStatus == 0)
  }
}

/// The built plugin, with an empty environment as the compiler gives it.
private final class Conversation {
  let process = Process()
  let input = Pipe()
  private let output = Pipe()

  init() throws {
    let tests = try #require(Bundle.main.executableURL)
    process.executableURL = tests.deletingLastPathComponent().appending(path: "BatonMacros-tool")
    process.environment = [:]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func send(_ body: [UInt8]) throws {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    try input.fileHandleForWriting.write(contentsOf: Data(header + body))
  }

  func receive() throws -> String {
    let header = try #require(try output.fileHandleForReading.read(upToCount: 8))
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    let body = try #require(try output.fileHandleForReading.read(upToCount: count))
    return String(decoding: body, as: UTF8.self)
  }
}
