import Foundation

/// The `curl` of this machine, so that the tool itself needs no transport.
struct Curl {
  struct Answer {
    var status: Int
    /// Where the server points instead.
    var redirect: String?
    var body: [UInt8]
  }

  let url: String
  private let headers: [String]
  private let executable: URL
  /// The longest answer that is read, in bytes, its status included.
  private let limit: Int

  init(url: String, headers: [String], limit: Int = 64 << 20) throws(ToolFailure) {
    guard ["http://", "https://"].contains(where: { url.lowercased().hasPrefix($0) }) else {
      throw ToolFailure(
        "`\(url)` is not the address of a server: it should begin with https:// or http://.",
        command: .schemaFetch)
    }
    for header in headers {
      guard header.contains(":"), !header.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
        throw ToolFailure(
          "`\(header)` is not a header: write `Name: value`.", command: .schemaFetch)
      }
    }
    self.url = url
    self.headers = headers
    self.limit = limit
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(fileURLWithPath: String($0)).appending(path: "curl") }
    guard
      let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else {
      throw ToolFailure("a schema is fetched by `curl`, which is not installed.")
    }
    executable = found
  }

  func post(query: String) throws(ToolFailure) -> Answer {
    let (output, errors, code) = try run(try configuration(query))
    guard output.count <= limit else {
      throw ToolFailure(
        "cannot fetch the schema from \(url): its answer is longer than \(limit) bytes.")
    }
    guard code == 0 else {
      // `curl: (7) Failed to connect …`
      let message = String(decoding: errors, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let reason = message.split(separator: ") ", maxSplits: 1).last.map(String.init) ?? message
      throw ToolFailure("cannot fetch the schema from \(url): \(reason)")
    }
    guard let end = output.lastIndex(of: UInt8(ascii: "\n")) else {
      throw ToolFailure("cannot fetch the schema from \(url): curl told no status.")
    }
    let words = String(decoding: output[(end + 1)...], as: UTF8.self).split(separator: " ")
    return Answer(
      status: words.first.flatMap { Int($0) } ?? 0,
      redirect: words.dropFirst().first.map(String.init), body: Array(output[..<end]))
  }

  /// What curl reads from its standard input, where no list of processes shows it.
  private func configuration(_ query: String) throws(ToolFailure) -> String {
    let body: Data
    do {
      body = try JSONEncoder().encode(["query": query])
    } catch {
      throw ToolFailure("cannot write the query as JSON: \(error)")
    }
    var lines = [
      "silent", "show-error", "globoff", "compressed", "proto = \"=http,https\"",
      "connect-timeout = 20", "max-time = 120", "max-filesize = \(limit)",
      "write-out = \"\\n%{http_code} %{redirect_url}\"", "url = \(Self.quoted(url))",
      "header = \"Content-Type: application/json\"",
      "header = \"Accept: application/graphql-response+json, application/json\"",
      "data-raw = \(Self.quoted(String(decoding: body, as: UTF8.self)))",
    ]
    lines += headers.map { "header = \(Self.quoted($0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  /// All of it, unless that is more than may be.
  private func beginning(of output: FileHandle) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit, let piece = try output.read(upToCount: 1 << 16), !piece.isEmpty {
      bytes += piece
    }
    return bytes
  }

  private func run(
    _ configuration: String
  ) throws(ToolFailure) -> (output: [UInt8], errors: Data, code: Int32) {
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = executable
    // First, or the user's own settings would count.
    process.arguments = ["--disable", "--config", "-"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data(configuration.utf8))
      try input.fileHandleForWriting.close()
      let body = try beginning(of: output.fileHandleForReading)
      // Who says no length in advance may have no end: curl itself would go on reading.
      // A signal that can be blocked may not reach it.
      if body.count > limit { kill(process.processIdentifier, SIGKILL) }
      let message = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (body, message, process.terminationStatus)
    } catch {
      throw ToolFailure("cannot run curl: \(error.localizedDescription)")
    }
  }
}
