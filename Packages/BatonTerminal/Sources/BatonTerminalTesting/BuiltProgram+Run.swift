public import Foundation

extension BuiltProgram {
  /// What came of a run.
  public struct Ending: Sendable {
    /// The exit code; of a program that a signal ended, the signal's number.
    public let code: Int32
    /// The standard output, as UTF-8.
    public let output: String
    /// The standard error, as UTF-8.
    public let errors: String
  }

  /// Runs a program to its end, with no terminal.
  ///
  /// - Parameters:
  ///   - environment: All the variables it has.
  ///   - output: A file for its standard output in place of one that ``Ending/output`` is read from.
  ///   - input: What its standard input has.
  public static func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:],
    input: String = "", output: URL? = nil
  ) async throws -> Ending {
    let folder = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String = "") throws -> URL {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file
    }
    let (written, said) = (try file("output"), try file("errors"))
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: try file("input", input))
    process.standardOutput = try FileHandle(forWritingTo: output ?? written)
    process.standardError = try FileHandle(forWritingTo: said)
    let code = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return Ending(
      code: code, output: try String(contentsOf: written, encoding: .utf8),
      errors: try String(contentsOf: said, encoding: .utf8))
  }
}
