import BatonCompiler
import BatonSchema

/// The `batonc` tool as a function, so that tests and other tools run it in process.
public enum BatoncCommand {
  public static let version = "0.1.0"

  /// Runs one invocation.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the tool's name.
  ///   - directory: the working directory, an absolute path: relative paths count from it.
  ///   - stdout: takes data: texts, help.
  ///   - stderr: takes messages.
  /// - Returns: the exit code: 0 done, 1 something is wrong with the documents, the schema or `baton.json`,
  ///   or `--check` found a difference; 2 the tool was used wrongly or a file cannot be read or written.
  public static func run(
    arguments: [String], in directory: String, stdout: (String) -> Void, stderr: (String) -> Void
  ) -> Int32 {
    do {
      return try run(arguments, Folder(directory), stdout, stderr)
    } catch {
      stderr(error.text)
      if let command = error.command {
        stderr("See `batonc \(command) --help`.\n")
      }
      return 2
    }
  }

  private static func run(
    _ arguments: [String], _ folder: Folder, _ stdout: (String) -> Void,
    _ stderr: (String) -> Void
  ) throws(ToolFailure) -> Int32 {
    guard let first = arguments.first else {
      stderr(Help.overview)
      return 2
    }
    switch first {
    case "--help", "-h", "help":
      stdout(Help.overview)
      return 0
    case "--version":
      stdout("batonc \(version)\n")
      return 0
    default: break
    }
    guard let command = Command(rawValue: first) else {
      throw ToolFailure("there is no command `\(first)`; see `batonc --help`.")
    }
    let options = try Options(command, Array(arguments.dropFirst()))
    switch options.request {
    case .help:
      stdout(Help.text(of: command))
      return 0
    case .version:
      stdout("batonc \(version)\n")
      return 0
    case .run: break
    }
    let run = try CompilerRun(options, folder)
    for diagnostic in run.diagnosticTexts { stderr(diagnostic) }
    guard let compilation = run.compilation, !compilation.hasErrors else { return 1 }
    switch command {
    case .validate: return 0
    case .print:
      for operation in compilation.operations { stdout(operation.text + "\n") }
      return 0
    case .generate:
      return try Generate(options, folder, run).write(compilation, stderr)
    }
  }
}

/// Why the tool could not do what it was asked.
struct ToolFailure: Error {
  var message: String
  /// The command whose help says how it is used.
  var command: String?
  /// Where a file says what cannot be done.
  private var diagnostic: Diagnostic?

  var text: String {
    diagnostic.map(DiagnosticText.text) ?? "batonc: error: \(message)\n"
  }

  init(_ message: String, command: Command? = nil) {
    self.message = message
    self.command = command?.rawValue
  }

  init(at diagnostic: Diagnostic) {
    message = diagnostic.message
    self.diagnostic = diagnostic
  }
}
