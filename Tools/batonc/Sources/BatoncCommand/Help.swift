/// What `help` and `--help` print.
enum Help {
  /// - Parameter words: of the command whose help is asked for; none for the overview.
  static func run(_ words: [String], _ console: Console) throws(ToolFailure) -> Int32 {
    let name = words.joined(separator: " ")
    if words.isEmpty {
      console.stdout(overview)
    } else if let command = Command(rawValue: name) {
      console.stdout(text(of: command))
    } else if Command.groups.contains(name) {
      console.stdout(text(ofGroup: name))
    } else {
      throw .unknownCommand(name)
    }
    return 0
  }

  static var overview: String {
    """
    batonc compiles the GraphQL documents of a Swift module against a schema.

    usage: batonc <command> [options] [sources…]

    \(list(Command.allCases))
    Sources are Swift files, searched for @Query, @Fragment, @Mutation and @Subscription, .graphql
    files, and folders that hold such files. `batonc help <command>` tells more.

    exit codes: 0 done · 1 the documents, the schema or baton.json are wrong, or --check found a
    difference · 2 wrong usage, or a file that cannot be read or written

    """
  }

  static func text(ofGroup group: String) -> String {
    """
    usage: batonc \(group) <command>

    \(list(Command.commands(of: group)))
    `batonc help \(group) <command>` tells more.

    """
  }

  static func text(of command: Command) -> String {
    let options = (command.options + [.help, .version]).map(line).joined()
    return usage(of: command) + "\n\n" + description(of: command) + "\n\n" + options
  }

  private static func list(_ commands: [Command]) -> String {
    commands.map { "  " + padded($0.rawValue, to: 14) + $0.summary + "\n" }.joined()
  }

  private static func usage(of command: Command) -> String {
    let name = command.rawValue
    return switch command {
    case .generate:
      """
      usage: batonc generate [options] --out FOLDER <sources…>
             batonc generate [options] --emit SOURCE=OUTPUT… --shared FILE [sources…]
      """
    case .validate, .print, .report: "usage: batonc \(name) [options] <sources…>"
    case .explain: "usage: batonc explain [id]"
    case .schemaPrint: "usage: batonc schema print [options]"
    case .schemaDiff: "usage: batonc schema diff [options] <old> <new> [sources…]"
    case .schemaFetch: "usage: batonc schema fetch [options] <url>"
    case .completions: "usage: batonc completions bash|zsh|fish"
    case .help: "usage: batonc help [command]"
    }
  }

  private static func description(of command: Command) -> String {
    switch command {
    case .generate:
      """
      Writes one Swift file for each source and one that they share. A file that would not change is
      left alone; if anything is wrong, nothing is written.
      """
    case .validate: "Checks the documents, the schema and baton.json, and writes nothing."
    case .print:
      "Prints the text that a server receives for each operation, one a line, sorted by name."
    case .report:
      """
      Prints what there is to know of the generated code as JSON: the operations with their variables,
      texts and fragments, the fragments, and every lens with its accessors.
      """
    case .explain:
      """
      Prints what an error means, why it is one and how to fix it, with an example. The id is what
      stands in brackets at the end of a message. Without one, every id is listed.
      """
    case .schemaPrint:
      """
      Prints the schema that documents are compiled against, the extensions merged into it, in the
      order and form that every equal schema has.
      """
    case .schemaDiff:
      """
      Prints each change from the old schema to the new one: breaking, dangerous or safe. With sources,
      each is followed by the places that it concerns, and what the new schema refuses in the documents
      is said. It exits with 1 if documents break; without sources, if any change is a breaking one.
      """
    case .schemaFetch:
      """
      Asks a server for its schema with the introspection query, by way of curl, and prints it.
      """
    case .completions:
      """
      Prints a script that completes commands, options and ids:
        bash  source <(batonc completions bash)
        zsh   batonc completions zsh > "${fpath[1]}/_batonc"
        fish  batonc completions fish > ~/.config/fish/completions/batonc.fish
      """
    case .help: "Prints the help of a command; without one, what commands there are."
    }
  }

  private static func line(_ option: Option) -> String {
    let name = option.name + (option.value.map { " " + $0.rawValue } ?? "")
    let indent = String(repeating: " ", count: 24)
    return "  " + padded(name, to: 22) + option.summary.joined(separator: "\n" + indent) + "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
