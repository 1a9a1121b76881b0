/// What `batonc` can be asked to do.
enum Command: String, CaseIterable {
  case generate, validate, print
}

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
  var check = false
  /// Files and folders as given.
  var sources: [String] = []

  init(_ command: Command, _ arguments: [String]) throws(ToolFailure) {
    self.command = command
    var rest = arguments[...]
    var onlySources = false
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-", !onlySources else {
        sources.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var inline = parts.count == 2 ? String(parts[1]) : nil
      func value() throws(ToolFailure) -> String {
        if let given = inline {
          inline = nil
          return given
        }
        guard let next = rest.popFirst() else {
          throw ToolFailure("`\(name)` needs a value behind it.", command: command)
        }
        return next
      }
      switch name {
      case "--": onlySources = true
      case "--help", "-h": request = .help
      case "--version": request = .version
      case "--config": config = try value()
      case "--schema": schema = try value()
      case "--out" where command == .generate: out = try value()
      case "--shared" where command == .generate: shared = try value()
      case "--report" where command == .generate: report = try value()
      case "--emit" where command == .generate: emits.append(try Self.emit(try value()))
      case "--check" where command == .generate: check = true
      default:
        throw ToolFailure("`\(command.rawValue)` has no option `\(name)`.", command: command)
      }
      if inline != nil {
        throw ToolFailure("`\(name)` takes no value.", command: command)
      }
    }
    for emit in emits where !sources.contains(emit.source) { sources.append(emit.source) }
    // Without this, `--out` would find every file in its folder stale.
    if request == .run, sources.isEmpty {
      throw ToolFailure(
        "no source is named: give Swift or .graphql files, or folders of them.", command: command)
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
