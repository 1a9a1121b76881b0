import BatonSchema

/// The arguments behind a command.
struct Options {
  enum Request {
    case run, help, version
  }

  struct Emit {
    var source: String
    var output: String
  }

  var command: Command
  var request = Request.run
  var config: String?
  var schema: String?
  var out: String?
  var emits: [Emit] = []
  var shared: String?
  var report: String?
  var headers: [String] = []
  var check = false
  var watch = false
  var json = false
  /// Files and folders, or what else the command is about, as given.
  var operands: [String] = []

  /// The operands of a command that takes nothing but sources.
  var sources: [String] {
    command == .schemaDiff ? Array(operands.dropFirst(2)) : operands
  }

  init(_ command: Command, _ arguments: ArraySlice<String>) throws(ToolFailure) {
    self.command = command
    var rest = arguments
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      let option = try Self.option(name, command)
      var value = parts.count == 2 ? String(parts[1]) : nil
      if option.value == nil, value != nil {
        throw ToolFailure("`\(name)` takes no value.", command: command)
      }
      if option.value != nil, value == nil { value = rest.popFirst() }
      if option.value != nil, value == nil {
        throw ToolFailure("`\(name)` needs a value behind it.", command: command)
      }
      // An empty path would be the root of all files: what a variable of a shell that is not set leaves.
      if option.value != nil, value == "" {
        throw ToolFailure("`\(name)` needs a value behind it, and it is empty.", command: command)
      }
      // One of two values would be dropped without a word.
      if option.value != nil, !option.isRepeatable, !given.insert(name).inserted {
        throw ToolFailure("`\(name)` is given twice, and takes one value.", command: command)
      }
      try set(name, value ?? "")
    }
    if operands.contains("") {
      throw ToolFailure("one of the arguments is empty.", command: command)
    }
    for emit in emits where !operands.contains(emit.source) { operands.append(emit.source) }
    if request == .run { try checkOperands() }
  }

  private static func option(_ name: String, _ command: Command) throws(ToolFailure) -> Option {
    let options = command.options + [.help, .version]
    if let option = options.first(where: { $0.name == name }) { return option }
    let owners = Command.allCases.filter { $0.options.contains { $0.name == name } }
    guard owners.isEmpty else {
      let names = owners.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      throw ToolFailure(
        "`\(command.rawValue)` has no option `\(name)`, which is one of \(names).",
        command: command)
    }
    let nearest = Suggestions.nearest(to: name, in: options.map(\.name)).first
    throw ToolFailure(
      "`\(command.rawValue)` has no option `\(name)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? "."),
      command: command)
  }

  private mutating func set(_ name: String, _ value: String) throws(ToolFailure) {
    switch name {
    case "--help": request = .help
    case "--version": request = .version
    case "--config": config = value
    case "--schema": schema = value
    case "--out": out = value
    case "--shared": shared = value
    case "--report": report = value
    case "--emit": emits.append(try Self.emit(value))
    case "--header": headers.append(value)
    case "--check": check = true
    case "--watch": watch = true
    case "--json": json = true
    default: preconditionFailure("an option that nothing reads")
    }
  }

  private func checkOperands() throws(ToolFailure) {
    let (least, most) = command.operands.count
    // Without this, `--out` would find every file in its folder stale.
    if operands.count < least {
      throw ToolFailure(command.operands.missing, command: command)
    }
    if let most, operands.count > most {
      throw ToolFailure(
        "`\(command.rawValue)` cannot do anything with `\(operands[most])`.", command: command)
    }
    if out != nil, !emits.isEmpty {
      throw ToolFailure(
        "`--out` and `--emit` exclude each other: with `--emit`, `--shared` names the shared file.",
        command: command)
    }
    if check, watch {
      throw ToolFailure("`--check` and `--watch` exclude each other.", command: command)
    }
  }

  /// The last `=` divides, since a source's path is likelier to hold one than a generated file's.
  private static func emit(_ value: String) throws(ToolFailure) -> Emit {
    guard let divider = value.lastIndex(of: "="), divider > value.startIndex,
      value.index(after: divider) < value.endIndex
    else {
      throw ToolFailure(
        "`--emit` needs `SOURCE=OUTPUT`, but `\(value)` was given.", command: .generate)
    }
    return Emit(
      source: String(value[..<divider]), output: String(value[value.index(after: divider)...]))
  }
}

extension Command.Operands {
  fileprivate var missing: String {
    switch self {
    case .schemasAndSources: "two schemas are compared: give the old one, then the new one."
    case .address: "no address is given: write that of a GraphQL server, such as https://…/graphql."
    case .shell: "no shell is named: bash, zsh or fish."
    case .sources, .identifier, .command, .none:
      "no source is named: give Swift or .graphql files, or folders of them."
    }
  }
}
