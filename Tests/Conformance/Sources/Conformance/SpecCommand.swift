import Foundation

/// The command `spec`: its arguments and its exit code.
public struct SpecCommand {
  /// What the command prints when it is asked how it is used.
  public static let usage = """
    usage: spec [TREE] [--scratch FOLDER] [--fuzz SECONDS [--round NUMBER]]

    Runs a tree of fixtures, and the trees below it, through generated code.

      TREE              the folder with the tree's manifest.json (default: Spec)
      --scratch FOLDER  where code is generated and built (default: .build/spec)
      --repository DIR  the checkout whose packages are checked (default: the one this was built from)
      --fuzz SECONDS    gives the trees' operations changed answers for so long, in programs built with
                        the address sanitizer, in place of running the fixtures
      --round NUMBER    the first round of that (default: 1); a finding says its round's
      --help            prints this

    BLESS=1 in the environment rewrites dumps and documents instead of comparing them, and then fails.
    Exits with 0 when everything passes, 1 when something fails, 2 when the arguments are wrong.
    """

  enum Parsed {
    case run(SpecRun)
    case help
    case wrong(String)
  }

  /// Parses arguments without the command's name; paths are relative to `directory`.
  static func parse(
    _ arguments: [String], in directory: URL, environment: [String: String], repository: URL
  ) -> Parsed {
    var tree: String?
    var scratch = ".build/spec"
    var repository = repository
    var seconds: Int?
    var round: UInt64 = 1
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--scratch", "--repository":
        guard let value = rest.popFirst() else { return .wrong("\(argument) needs a folder") }
        if argument == "--scratch" {
          scratch = value
        } else {
          repository = folder(value, in: directory)
        }
      case "--fuzz":
        guard let value = rest.popFirst().flatMap(Int.init), value > 0 else {
          return .wrong("--fuzz needs a number of seconds")
        }
        seconds = value
      case "--round":
        guard let value = rest.popFirst().flatMap(UInt64.init) else {
          return .wrong("--round needs the number of a round")
        }
        round = value
      case let option where option.hasPrefix("-"): return .wrong("unknown option \(option)")
      default:
        guard tree == nil else { return .wrong("one tree at a time: \(argument) is a second") }
        tree = argument
      }
    }
    let bless = environment["BLESS"].map { !["", "0"].contains($0) } ?? false
    return .run(
      SpecRun(
        tree: folder(tree ?? "Spec", in: directory), scratch: folder(scratch, in: directory),
        repository: repository, blesses: bless,
        fuzzing: seconds.map { SpecRun.Fuzzing(seconds: $0, round: round) }))
  }

  private static func folder(_ path: String, in directory: URL) -> URL {
    let url =
      path.hasPrefix("/")
      ? URL(filePath: path, directoryHint: .isDirectory)
      : directory.appending(path: path, directoryHint: .isDirectory)
    return url.standardizedFileURL
  }

  /// Runs the command of this process.
  ///
  /// - Returns: the exit code.
  public static func main() -> Int32 {
    let directory = URL(filePath: FileManager.default.currentDirectoryPath)
    switch parse(
      Array(CommandLine.arguments.dropFirst()), in: directory,
      environment: ProcessInfo.processInfo.environment, repository: builtFrom)
    {
    case .help:
      print(usage)
      return 0
    case .wrong(let message):
      FileHandle.standardError.write(Data("spec: \(message)\n\n\(usage)\n".utf8))
      return 2
    case .run(let run):
      let isFine = run.run(
        print: { print($0) },
        progress: { FileHandle.standardError.write(Data("spec: \($0)\n".utf8)) })
      return isFine ? 0 : 1
    }
  }

  /// The checkout this file was compiled from.
  private static var builtFrom: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder
  }
}
