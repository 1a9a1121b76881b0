/// What `help` and `--help` print.
enum Help {
  /// - Parameter words: The command whose help is asked for; none for the overview.
  static func run(_ words: ArraySlice<String>, _ console: Console) throws(ToolFailure) {
    guard let name = words.first else { return console.stdout(overview) }
    guard let command = Command(rawValue: name) else { throw .unknownCommand(name) }
    console.stdout(text(of: command))
  }

  static var overview: String {
    """
    baton-inspect looks into what a store keeps on disk, or into a dump of it, and changes nothing.

    usage: baton-inspect <command> [options] <file> [key]

    \(Command.allCases.map { "  " + padded($0.rawValue, to: 10) + $0.summary + "\n" }.joined())
    A file is an image, `<app>/baton.sqlite` among the user's caches, whether its app runs or not; or a
    dump, which `baton-inspect export` and `StoreExport.text(of:)` give; or `-`, a dump from standard
    input. A key is a record's: `Character:9`, `client:root`. `baton-inspect help <command>` tells more.

    exit codes: 0 done · 1 the key is not there, `diff` found a difference, `check` something wrong, or
    `export` not all · 2 wrong usage, or a file that cannot be read

    """
  }

  static func text(of command: Command) -> String {
    let usage = "usage: baton-inspect \(command.rawValue) [options] "
    let options = (command.options + [.help, .version]).map { option in
      let name = option.name + (option.value.map { " " + $0 } ?? "")
      return "  " + padded(name, to: 14) + option.summary + "\n"
    }
    return usage + command.operands.joined(separator: " ") + "\n\n" + command.description + "\n\n"
      + options.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
