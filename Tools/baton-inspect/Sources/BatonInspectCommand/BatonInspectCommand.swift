public import Foundation

/// The `baton-inspect` tool as a function, so that tests run it in process.
public enum BatonInspectCommand {
  public static let version = "0.1.0"

  /// Runs one invocation.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the tool's name.
  ///   - directory: the working directory, an absolute path: relative paths count from it.
  ///   - stdin: gives what is read for the file `-`.
  ///   - now: the time that ages count to, in seconds since 1970.
  ///   - pause: waits for a while between two looks at the image that `tail` follows; false ends it.
  ///   - stdout: takes data.
  ///   - stderr: takes messages.
  /// - Returns: the exit code: 0 done; 1 the key is not there, `diff` found a difference, `check` something
  ///   wrong or `export` not all; 2 the tool was used wrongly or a file cannot be read.
  public static func run(
    arguments: [String], in directory: String, stdin: @escaping () -> Data = { Data() },
    now: @escaping () -> Double = { Date().timeIntervalSince1970 },
    pause: () -> Bool = { false }, stdout: @escaping (String) -> Void,
    stderr: @escaping (String) -> Void
  ) -> Int32 {
    let console = Console(stdout: stdout, stderr: stderr, now: now)
    do {
      guard let options = try options(arguments, console) else { return arguments.isEmpty ? 2 : 0 }
      return try run(options, Sources(directory: directory, stdin: stdin), console, pause)
    } catch {
      console.tell(error)
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
      console.stdout("baton-inspect \(version)\n")
      return nil
    case "help":
      try Help.run(arguments.dropFirst(), console)
      return nil
    default: break
    }
    guard let command = Command(rawValue: arguments[0]) else {
      throw .unknownCommand(arguments[0])
    }
    let options = try Options(command, arguments.dropFirst())
    switch options.request {
    case .run: return options
    case .help: console.stdout(Help.text(of: command))
    case .version: console.stdout("baton-inspect \(version)\n")
    }
    return nil
  }

  private static func run(
    _ options: Options, _ sources: Sources, _ console: Console, _ pause: () -> Bool
  ) throws(ToolFailure) -> Int32 {
    let path = options.operands[0]
    switch options.command {
    case .diff:
      let (old, new) = (try sources.open(path), try sources.open(options.operands[1]))
      old.note(to: console)
      new.note(to: console)
      return Diff.run(old, new, options, console)
    case .tail: return try Tail.run(path, sources, options, console, pause)
    case .check: return try Check.run(path, sources, options, console)
    default: break
    }
    let source = try sources.open(path)
    source.note(to: console)
    switch options.command {
    case .export: return try Export.run(source, sources, options, console)
    case .records: try Records.run(source, options, console)
    case .roots: Roots.run(source, options, console)
    case .ages: try Ages.run(source, options, console)
    case .size: Size.run(source, options, console)
    case .show, .refs, .why: try run(options, source, about: options.operands[1], console)
    case .diff, .tail, .check: break
    }
    return 0
  }

  private static func run(
    _ options: Options, _ source: Source, about key: String, _ console: Console
  ) throws(ToolFailure) {
    switch options.command {
    case .show: Show.run(try source.record(key), options, console)
    case .refs: try References.run(source, key, options, console)
    default: try Why.run(source, try source.record(key), options, console)
    }
  }
}
