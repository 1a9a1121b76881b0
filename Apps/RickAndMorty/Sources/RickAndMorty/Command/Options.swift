/// What the command line asks for.
struct Options: Hashable {
  enum Action: Hashable {
    case run
    case once
    case help
    case version
  }

  var action = Action.run
  var start = StartScreen.characters
  var isRecorded = false
  /// Where the server is; the public API where nothing is said.
  var endpoint = "https://rickandmortyapi.com/graphql"
  var recordings: String?
  var isTracing = false

  /// Reads the arguments, without the program's name.
  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        action = .help
        return
      case "--version":
        action = .version
        return
      case "--recorded": isRecorded = true
      case "--recordings":
        guard let folder = rest.popFirst() else { throw .missingValue(of: argument) }
        isRecorded = true
        recordings = folder
      case "--endpoint":
        guard let address = rest.popFirst() else { throw .missingValue(of: argument) }
        endpoint = address
      case "--trace": isTracing = true
      case "--once":
        action = .once
        if let name = rest.first, !name.hasPrefix("-") {
          rest.removeFirst()
          guard let screen = StartScreen(name) else { throw .unknownScreen(name) }
          start = screen
        }
      default: throw .unknown(argument)
      }
    }
  }
}

/// What is wrong with the arguments.
enum OptionError: Error, Hashable, CustomStringConvertible {
  case unknown(String)
  case unknownScreen(String)
  case missingValue(of: String)
  case noAddress(String)

  var description: String {
    switch self {
    case .unknown(let argument): "unknown argument '\(argument)'; see --help"
    case .unknownScreen(let name):
      "unknown screen '\(name)'; the screens are \(StartScreen.names)"
    case .noAddress(let text):
      "--endpoint takes an address that begins with http:// or https://, not '\(text)'"
    case .missingValue(let option): "\(option) needs a value; see --help"
    }
  }
}
