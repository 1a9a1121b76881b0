import BatonSchema

extension Command {
  /// The first words of commands of two words.
  static var groups: [String] {
    var groups: [String] = []
    for command in allCases {
      let words = command.rawValue.split(separator: " ").map(String.init)
      if words.count == 2, !groups.contains(words[0]) { groups.append(words[0]) }
    }
    return groups
  }

  static func commands(of group: String) -> [Command] {
    allCases.filter { $0.rawValue.hasPrefix(group + " ") }
  }

  /// `print`, `diff`, `fetch`, as a message lists them.
  static func members(of group: String) -> String {
    commands(of: group).map { "`\($0.rawValue.dropFirst(group.count + 1))`" }
      .joined(separator: ", ")
  }
}

extension ToolFailure {
  static func unknownCommand(_ name: String) -> ToolFailure {
    let nearest = Suggestions.nearest(to: name, in: Command.allCases.map(\.rawValue)).first
    let suggestion = nearest.map { "did you mean `\($0)`?" } ?? "see `batonc --help`."
    return ToolFailure("there is no command `\(name)`; " + suggestion)
  }

  /// Compares the second word alone: the first one is right, and would make everything look near.
  static func unknownCommand(_ name: String, of group: String) -> ToolFailure {
    let names = Command.commands(of: group).map { String($0.rawValue.dropFirst(group.count + 1)) }
    let suggestion =
      Suggestions.nearest(to: name, in: names).first.map { "did you mean `\(group) \($0)`?" }
      ?? "`\(group)` has \(Command.members(of: group))."
    return ToolFailure("there is no command `\(group) \(name)`; " + suggestion)
  }
}
