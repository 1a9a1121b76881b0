public import Foundation

/// A terminal of its own for a test: a tmux server on a socket that nobody else has, one window, a
/// shell in it. `close()` ends the server and removes its files.
public struct Tmux {
  private let program: URL
  private let server = Process()
  /// Where what the test and the server keep in files is.
  public let folder: URL

  /// Where tmux is, by `PATH`; nil where it is not installed.
  public static let installed: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { URL(filePath: "\($0)/tmux") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Starts a server whose window has a size, in cells.
  ///
  /// - Throws: ``TmuxError`` where tmux is not installed, or the server does not listen.
  public init(columns: Int, lines: Int) async throws {
    guard let installed = Self.installed else {
      throw TmuxError(what: "tmux is not installed", screen: "")
    }
    program = installed
    folder = FileManager.default.temporaryDirectory
      .appending(path: "tmux-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // In the foreground: `Process` takes a server that leaves as a daemon for one that never ends.
    prepare(server, ["-D", "-f", "/dev/null"], output: FileHandle.nullDevice)
    try server.run()
    try await wait("the server listens") {
      FileManager.default.fileExists(atPath: socket) ? socket : nil
    }
    // No prompt: what the shell shows is then only what the test makes it print.
    try await run(
      "new-session", "-d", "-x", "\(columns)", "-y", "\(lines)",
      "env PS1= ENV= sh")
  }

  /// Ends this server, with what runs in it.
  public func close() {
    // Not `terminate`: the server has its signals blocked, as the thread that started it had.
    kill(server.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Presses keys, as tmux names them; a text that is no name is typed.
  public func press(_ keys: String...) async throws { try await run(["send-keys"] + keys) }

  /// Pastes a text as a terminal does, which marks it as pasted where the program asked for that.
  public func paste(_ text: String) async throws {
    try await run("set-buffer", text)
    try await run("paste-buffer", "-p", "-r")
  }

  /// The text in sight.
  public func screen() async throws -> String { try await run("capture-pane", "-p") }

  /// What tmux knows of the window, such as `#{cursor_flag}`.
  public func tell(_ format: String) async throws -> String {
    try await run("display-message", "-p", format)
  }

  /// The screen once it holds a text. A machine that does other work takes longer, so pauses are
  /// counted, not seconds.
  @discardableResult
  public func waitFor(_ text: String) async throws -> String {
    try await wait("the screen shows '\(text)'") {
      let screen = try await screen()
      return screen.contains(text) ? screen : nil
    }
  }

  /// A file of the folder once it is there and whole, which is when it ends in a line's end.
  public func waitForFile(_ name: String) async throws -> String {
    try await wait("there is the file '\(name)'") {
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text?.hasSuffix("\n") == true ? text : nil
    }
  }

  @discardableResult
  private func wait(_ what: String, _ look: () async throws -> String?) async throws -> String {
    for _ in 0..<600 {
      if let found = try await look() { return found }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw TmuxError(what: "waited in vain until \(what)", screen: (try? await screen()) ?? "")
  }

  @discardableResult
  private func run(_ arguments: String...) async throws -> String { try await run(arguments) }

  private var socket: String { folder.appending(path: "socket").path }

  private func prepare(_ process: Process, _ arguments: [String], output: FileHandle) {
    process.executableURL = program
    process.arguments = ["-u", "-S", socket] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    var environment = ProcessInfo.processInfo.environment
    for name in ["TMUX", "NO_COLOR"] { environment[name] = nil }
    environment["LC_ALL"] = "C.UTF-8"
    process.environment = environment
  }

  /// Waits for tmux without holding a thread.
  @discardableResult
  private func run(_ arguments: [String]) async throws -> String {
    let file = folder.appending(path: "output")
    try Data().write(to: file)
    let output = try FileHandle(forWritingTo: file)
    defer { try? output.close() }
    let process = Process()
    prepare(process, arguments, output: output)
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    guard status == 0 else {
      throw TmuxError(what: "tmux \(arguments.joined(separator: " ")) failed", screen: text)
    }
    return text
  }
}

/// What went wrong in the terminal, and what it showed then.
public struct TmuxError: Error, CustomStringConvertible {
  public let what: String
  public let screen: String
  public var description: String { "\(what); shown was:\n\(screen)" }
}
