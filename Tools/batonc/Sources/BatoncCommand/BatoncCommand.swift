public import BatonCompiler
import BatonSchema

/// The `batonc` tool as a function, so that tests and other tools run it in process.
public enum BatoncCommand {
  public static let version = "0.1.0"

  /// Runs one invocation.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the tool's name.
  ///   - directory: the working directory, an absolute path: relative paths count from it.
  ///   - style: how messages are shown.
  ///   - pause: waits for a while between two looks at the files that `--watch` watches; false ends it.
  ///   - stdout: takes data: texts, help, and with `--json` diagnostics.
  ///   - stderr: takes messages.
  /// - Returns: the exit code: 0 done, 1 something is wrong with the documents, the schema or `baton.json`,
  ///   or `--check` found a difference; 2 the tool was used wrongly or a file cannot be read or written.
  public static func run(
    arguments: [String], in directory: String, style: TextStyle = .plain,
    pause: () -> Bool = { false }, stdout: @escaping (String) -> Void,
    stderr: @escaping (String) -> Void
  ) -> Int32 {
    let console = Console(stdout: stdout, stderr: stderr, style: style)
    var json = false
    do {
      guard let options = try options(arguments, console) else {
        return arguments.isEmpty ? 2 : 0
      }
      json = options.json
      return try run(options, Folder(directory), console, pause)
    } catch {
      console.tell(error, json: json)
      return error.status
    }
  }

  /// Nil if help or the version was all that was asked for.
  private static func options(
    _ arguments: [String], _ console: Console
  ) throws(ToolFailure) -> Options? {
    switch arguments.first {
    case nil:
      console.stderr(Help.overview)
      return nil
    case "--help", "-h":
      console.stdout(Help.overview)
      return nil
    case "--version":
      console.stdout("batonc \(version)\n")
      return nil
    default: break
    }
    guard let (command, words) = Command.named(by: arguments[...]) else {
      return try group(arguments, console)
    }
    let options = try Options(command, arguments.dropFirst(words))
    switch options.request {
    case .run: return options
    case .help: console.stdout(Help.text(of: command))
    case .version: console.stdout("batonc \(version)\n")
    }
    return nil
  }

  /// `schema --help`, else the name of no command.
  private static func group(
    _ arguments: [String], _ console: Console
  ) throws(ToolFailure) -> Options? {
    let group = arguments[0]
    let second = arguments.dropFirst().first
    guard Command.groups.contains(group) else { throw .unknownCommand(group) }
    guard let second else {
      throw ToolFailure("`\(group)` needs one of " + Command.members(of: group) + " behind it.")
    }
    guard ["--help", "-h"].contains(second) else { throw .unknownCommand(second, of: group) }
    console.stdout(Help.text(ofGroup: group))
    return nil
  }

  private static func run(
    _ options: Options, _ folder: Folder, _ console: Console, _ pause: () -> Bool
  ) throws(ToolFailure) -> Int32 {
    switch options.command {
    case .generate, .validate, .print, .report:
      if options.watch { return Watch(options, folder, console).run(pause) }
      return try CompilerRun(options, folder, console).run()
    case .explain: return try Explain.run(options.operands.first, console)
    case .schemaPrint: return try SchemaPrint.run(options, folder, console)
    case .schemaDiff: return try SchemaComparison.run(options, folder, console)
    case .schemaFetch: return try SchemaFetch.run(options, folder, console)
    case .completions: return try Completions.run(options.operands[0], console)
    case .help: return try Help.run(options.operands, console)
    }
  }
}
