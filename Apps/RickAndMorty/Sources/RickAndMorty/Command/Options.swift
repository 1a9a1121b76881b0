/// What the command line asks for.
struct Options: Hashable {
  enum Action: Hashable {
    case run
    case once
    case help
    case version
  }

  /// Where the store's records are between launches.
  enum Image: Hashable {
    /// In the user's cache; of one frame nothing is kept.
    case usual
    case at(path: String)
    case none
  }

  var action = Action.run
  /// Nil for where the user was last.
  var start: Screen?
  var image = Image.usual
  var isRecorded = false
  /// Where the server is; the public API where nothing is said.
  var endpoint = Options.usualEndpoint
  static let usualEndpoint = "https://rickandmortyapi.com/graphql"
  var recordings: String?
  var isTracing = false

  /// Reads the arguments, without the program's name.
  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    var hasEndpoint = false
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
        hasEndpoint = true
      case "--image":
        guard let path = rest.popFirst() else { throw .missingValue(of: argument) }
        image = .at(path: path)
      case "--no-image": image = .none
      case "--trace": isTracing = true
      case "--once":
        action = .once
        start = .characters()
        if let name = rest.first, !name.hasPrefix("-") {
          rest.removeFirst()
          guard let screen = Screen(name) else { throw .unknownScreen(name) }
          start = screen
        }
      default: throw .unknown(argument)
      }
    }
    if isRecorded && hasEndpoint { throw .recordedEndpoint(endpoint) }
  }
}

/// What is wrong with the arguments.
enum OptionError: Error, Hashable, CustomStringConvertible {
  case unknown(String)
  case unknownScreen(String)
  case missingValue(of: String)
  case noAddress(String)
  /// What is recorded is asked of no server.
  case recordedEndpoint(String)

  var description: String {
    switch self {
    case .unknown(let argument): "unknown argument '\(argument)'; see --help"
    case .unknownScreen(let name):
      "unknown screen '\(name)'; the screens are \(Screen.names)"
    case .noAddress(let text):
      "--endpoint takes an address that begins with http:// or https:// and names a host, and a "
        + "port of at most 65535 if any, not '\(text)'"
    case .recordedEndpoint(let address):
      "recorded answers or '\(address)': give either --recorded or --recordings, or --endpoint"
    case .missingValue(let option): "\(option) needs a value; see --help"
    }
  }
}
