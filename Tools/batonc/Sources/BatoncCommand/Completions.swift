/// `batonc completions`: what a shell offers behind what is typed.
enum Completions {
  static let shells = ["bash", "zsh", "fish"]

  static func run(_ shell: String, _ console: Console) throws(ToolFailure) -> Int32 {
    switch shell {
    case "bash": console.stdout(bash)
    case "zsh": console.stdout(zsh)
    case "fish": console.stdout(fish)
    default:
      throw ToolFailure(
        "there are no completions for `\(shell)`: bash, zsh and fish have them.",
        command: .completions)
    }
    return 0
  }

  /// What can stand first, and behind `schema`.
  static var firstWords: [String] {
    var words: [String] = []
    for command in Command.allCases {
      let word = String(command.rawValue.prefix { $0 != " " })
      if words.last != word { words.append(word) }
    }
    return words
  }

  static func options(of command: Command) -> [Option] {
    command.options + [.help, .version]
  }

  /// The operands that are words rather than files.
  static func words(of command: Command) -> [String] {
    switch command.operands {
    case .identifier: Explanations.all.map(\.id)
    case .shell: shells
    case .command: firstWords
    case .sources, .schemasAndSources, .address, .none: []
    }
  }

  /// The options behind which a file or folder stands.
  static func options(taking value: Option.Value) -> [String] {
    var names: [String] = []
    for command in Command.allCases {
      for option in command.options where option.value == value && !names.contains(option.name) {
        names.append(option.name)
      }
    }
    return names
  }
}
