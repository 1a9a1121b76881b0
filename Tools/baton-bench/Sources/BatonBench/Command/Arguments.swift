/// What was asked on the command line.
enum Arguments: Equatable {
  struct Run: Equatable {
    var json = false
    /// The rows asked for, in the table's order; all of them when empty.
    var rows: [String] = []
    var rounds = 9
    var simdjson: String?
  }

  case run(Run)
  case fixture
  case rows
  case help

  static let fewestRounds = 5
  static let mostRounds = 1000
}

extension Arguments {
  /// From the words after the program's name; throws what is wrong with them.
  init(_ words: [String]) throws(BenchError) {
    if words.contains("--help") || words.contains("-h") {
      self = .help
      return
    }
    guard let verb = words.first else { throw BenchError("say what to do: run, rows or fixture") }
    var rest = words.dropFirst()
    switch verb {
    case "help": self = .help
    case "fixture": self = .fixture
    case "rows": self = .rows
    case "run":
      self = .run(try Self.run(&rest))
    default:
      throw BenchError("there is no command \(verb); the commands are run, rows and fixture")
    }
    if let extra = rest.first { throw BenchError("\(verb) takes no argument \(extra)") }
  }

  private static func run(_ rest: inout ArraySlice<String>) throws(BenchError) -> Run {
    var run = Run()
    while let word = rest.first {
      switch word {
      case "--json":
        run.json = true
        rest = rest.dropFirst()
      case "--row": run.rows.append(try value(of: word, &rest))
      case "--simdjson": run.simdjson = try value(of: word, &rest)
      case "--rounds":
        let text = try value(of: word, &rest)
        guard let rounds = Int(text), (fewestRounds...mostRounds).contains(rounds) else {
          throw BenchError(
            "--rounds takes a number from \(fewestRounds) to \(mostRounds), not \(text)")
        }
        run.rounds = rounds
      default: return run
      }
    }
    return run
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(BenchError) -> String {
    guard let value = rest.dropFirst().first, !value.hasPrefix("--") else {
      throw BenchError("\(option) needs a value")
    }
    rest = rest.dropFirst(2)
    return value
  }
}
