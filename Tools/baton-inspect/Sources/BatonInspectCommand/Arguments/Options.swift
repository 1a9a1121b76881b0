import BatonSchema

/// The arguments behind a command.
struct Options {
  enum Request {
    case run, help, version
  }

  let command: Command
  private(set) var request = Request.run
  private(set) var json = false
  private(set) var type: String?
  /// Files and keys, as many as the command has.
  private(set) var operands: [String] = []

  init(_ command: Command, _ arguments: ArraySlice<String>) throws(ToolFailure) {
    self.command = command
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      // `-` alone is what standard input gives.
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      try take(argument, &rest)
    }
    if request == .run { try checkOperands() }
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(ToolFailure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "--help" : String(parts[0])
    let option = try Self.option(name, command)
    var value = parts.count == 2 ? String(parts[1]) : nil
    if option.value == nil, value != nil {
      throw ToolFailure("`\(name)` takes no value.", command: command)
    }
    if option.value != nil {
      value = value ?? rest.popFirst()
      guard let value, !value.isEmpty else {
        throw ToolFailure("`\(name)` needs a value behind it.", command: command)
      }
      guard type == nil else {
        throw ToolFailure("`\(name)` is given twice, and takes one value.", command: command)
      }
      type = value
      return
    }
    switch name {
    case "--help": request = .help
    case "--version": request = .version
    default: json = true
    }
  }

  private static func option(_ name: String, _ command: Command) throws(ToolFailure) -> Option {
    let options = command.options + [.help, .version]
    if let option = options.first(where: { $0.name == name }) { return option }
    let nearest = Suggestions.nearest(to: name, in: options.map(\.name)).first
    throw ToolFailure(
      "`\(command.rawValue)` has no option `\(name)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? "."),
      command: command)
  }

  private func checkOperands() throws(ToolFailure) {
    let names = command.operands
    if operands.contains("") {
      throw ToolFailure("one of the arguments is empty.", command: command)
    }
    if operands.count < names.count {
      throw ToolFailure(Self.missing(names[operands.count]), command: command)
    }
    if operands.count > names.count {
      throw ToolFailure(
        "`\(command.rawValue)` cannot do anything with `\(operands[names.count])`.",
        command: command)
    }
    if operands.count(where: { $0 == "-" }) > 1, command == .diff {
      throw ToolFailure("standard input, `-`, can be read once.", command: command)
    }
  }

  private static func missing(_ operand: String) -> String {
    switch operand {
    case "KEY": "no record is named: give its key, such as `Character:9` or `client:root`."
    case "IMAGE": "no image is named: give its file, such as ~/.cache/App/baton.sqlite."
    case "OLD", "NEW": "two files are compared: give the old one, then the new one."
    default: "no file is named: give an image, a dump, or `-` for a dump from standard input."
    }
  }
}

extension ToolFailure {
  static func unknownCommand(_ name: String) -> ToolFailure {
    let nearest = Suggestions.nearest(to: name, in: Command.allCases.map(\.rawValue)).first
    let suggestion = nearest.map { "did you mean `\($0)`?" } ?? "see `baton-inspect --help`."
    return ToolFailure("there is no command `\(name)`; " + suggestion)
  }
}
