import Foundation
import Testing

@testable import DemoServer

@Suite struct CommandTests {
  private func run(
    _ arguments: [String], from folder: String = "/"
  ) -> (server: DemoServer?, code: Int32, output: String, errors: String) {
    let (output, errors) = (Lines(), Lines())
    let command = DemoServerCommand(
      searchFolders: [URL(filePath: folder)], output: { output.add($0) }, errors: { errors.add($0) }
    )
    let (server, code) = command.run(arguments)
    return (server, code, output.text, errors.text)
  }

  @Test func help() {
    let help = run(["--help"])
    #expect(help.code == 0 && help.server == nil)
    for flag in ["--port", "--every", "--latency", "--recordings"] {
      #expect(help.output.contains(flag))
    }
  }

  @Test(arguments: [
    (["--bogus"], "unknown argument '--bogus'"), (["--port"], "--port needs a value"),
    (["--port", "x"], "--port takes a whole number from 0 to 65535, not 'x'"),
    (["--port", "70000"], "not '70000'"), (["--every", "-1"], "--every takes a whole number"),
    ([], "found no Spec/rickandmorty/recordings.json in /, nor in a folder above"),
    (["--recordings", "/nowhere"], "can't read /nowhere/recordings.json"),
  ])
  func wrongUse(arguments: [String], message: String) {
    let wrong = run(arguments)
    #expect(wrong.code == 2 && wrong.server == nil)
    #expect(wrong.errors.contains(message), "\(wrong.errors)")
  }

  @Test func aPortThatIsTaken() throws {
    let first = run(["--port", "0"], from: #filePath)
    let port = try #require(try first.server?.url().port)
    #expect(
      first.output.hasPrefix("serving http://127.0.0.1:\(port)/graphql, and WebSockets at ws://"))
    let second = run(["--port", "\(port)"], from: #filePath)
    #expect(second.code == 1)
    #expect(second.errors.contains("port \(port) is taken; choose another with --port"))
  }

  @Test(arguments: [
    (EADDRINUSE, "port 80 is taken; choose another with --port, or end what has it"),
    (EACCES, "port 80 is not for this user (Permission denied); choose one from 1024 on"),
    (EADDRNOTAVAIL, "port 80 can't be had (Cannot assign requested address); choose another"),
    (EMFILE, "port 80 can't be had (Too many open files)"),
  ])
  func whyThereIsNoPort(_ code: Int32, _ message: String) {
    #expect("\(PortProblem(port: 80, code: code))".hasPrefix(message))
  }
}

/// Lines that any thread writes.
final class Lines: @unchecked Sendable {
  // State: `lines`, read and written only under `lock`, which makes this class sendable.
  private let lock = NSLock()
  private var lines: [String] = []

  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var text: String { lock.withLock { lines.joined(separator: "\n") } }
}
