import Foundation

/// Builds the generated package and says what the Swift compiler found.
struct PackageBuild {
  /// An error and the file it is in.
  struct Message: Hashable {
    /// Absolute; nil for an error without a place.
    let file: String?
    let text: String
  }

  let folder: URL
  /// Optimized, and under the address sanitizer: to be given what no check gives.
  var isForFuzzing = false

  private var scratch: URL { folder.appending(path: isForFuzzing ? ".build-fuzz" : ".build") }

  /// Where the programs are once they are built.
  var products: URL { scratch.appending(path: isForFuzzing ? "release" : "debug") }

  private var flags: [String] {
    isForFuzzing ? ["-c", "release", "--sanitize", "address"] : []
  }

  /// The errors; empty when the package is built.
  func run() throws -> [Message] {
    let log = folder.appending(path: "build.log")
    let status = try Command(
      executable: "/usr/bin/env",
      arguments: [
        "swift", "build", "--package-path", folder.path, "--scratch-path", scratch.path,
      ] + flags
    ).run(output: log, limit: 3600)
    guard status != .exit(0) else { return [] }
    let text = String(
      decoding: FileManager.default.contents(atPath: log.path) ?? Data(), as: UTF8.self)
    let messages = Self.messages(in: text)
    if !messages.isEmpty { return messages }
    let tail = text.split(separator: "\n").suffix(3).joined(separator: " / ")
    return [Message(file: nil, text: "swift build \(status): \(tail)")]
  }

  /// The lines `path:line:column: error: message` of a compiler's output, each once.
  static func messages(in output: String) -> [Message] {
    var seen: Set<Message> = []
    var messages: [Message] = []
    for line in output.split(separator: "\n") {
      guard let at = line.firstRange(of: ": error: ") ?? line.firstRange(of: ": fatal error: ")
      else {
        if line.hasPrefix("error: ") {
          let message = Message(file: nil, text: String(line.dropFirst("error: ".count)))
          if seen.insert(message).inserted { messages.append(message) }
        }
        continue
      }
      let place = line[..<at.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let isFile = place.count >= 3 && place[0].hasPrefix("/") && place[0].hasSuffix(".swift")
      let message = Message(
        file: isFile ? String(place[0]) : nil, text: String(line[at.upperBound...]))
      if seen.insert(message).inserted { messages.append(message) }
    }
    // An error that has a place says more than the build's own summary.
    let placed = messages.filter { $0.file != nil }
    return placed.isEmpty ? messages : placed
  }
}
