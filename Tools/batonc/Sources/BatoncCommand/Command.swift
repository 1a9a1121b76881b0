/// What `batonc` can be asked to do.
enum Command: String, CaseIterable {
  case generate, validate, print, report, explain
  case schemaPrint = "schema print"
  case schemaDiff = "schema diff"
  case schemaFetch = "schema fetch"
  case completions, help

  /// What stands behind the command and its options, as usage lines show it.
  enum Operands {
    case sources, identifier, schemasAndSources, address, shell, command, none

    /// How many must be given, and how many may be; nil is any number.
    var count: (least: Int, most: Int?) {
      switch self {
      case .sources: (1, nil)
      case .schemasAndSources: (2, nil)
      case .address, .shell: (1, 1)
      case .identifier: (0, 1)
      case .command: (0, 2)
      case .none: (0, 0)
      }
    }
  }

  var operands: Operands {
    switch self {
    case .generate, .validate, .print, .report: .sources
    case .explain: .identifier
    case .schemaPrint: .none
    case .schemaDiff: .schemasAndSources
    case .schemaFetch: .address
    case .completions: .shell
    case .help: .command
    }
  }

  /// In the order in which help lists them; `--help` and `--version` apart, which every command has.
  var options: [Option] {
    switch self {
    case .generate:
      [.out, .emit, .shared, .reportFile, .check, .watch, .json, .config, .schema]
    case .validate: [.watch, .json, .config, .schema]
    case .print, .report, .schemaPrint: [.config, .schema]
    case .schemaDiff: [.config]
    case .schemaFetch: [.header, .outFile]
    case .explain, .completions, .help: []
    }
  }

  var summary: String {
    switch self {
    case .generate: "write the Swift of every document"
    case .validate: "only say what is wrong"
    case .print: "print the text that a server receives for each operation"
    case .report: "print what there is to know of operations, fragments and lenses, as JSON"
    case .explain: "print what an error means and how to fix it"
    case .schemaPrint: "print the schema, extensions merged into it"
    case .schemaDiff: "print what changed between two schemas, and which documents that breaks"
    case .schemaFetch: "print the schema of a server"
    case .completions: "print the completions of a shell"
    case .help: "print the help of a command"
    }
  }

  /// The command that the first words name, and how many words they are.
  static func named(by words: ArraySlice<String>) -> (command: Command, count: Int)? {
    for count in [2, 1] where words.count >= count {
      if let command = Command(rawValue: words.prefix(count).joined(separator: " ")) {
        return (command, count)
      }
    }
    return nil
  }
}
