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
    var (hasEndpoint, hasNoImage) = (false, false)
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
        recordings = try Self.value(of: argument, &rest)
        isRecorded = true
      case "--endpoint":
        endpoint = try Self.value(of: argument, &rest)
        hasEndpoint = true
      case "--image": image = .at(path: try Self.value(of: argument, &rest))
      case "--no-image": hasNoImage = true
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
    if hasNoImage {
      if case .at(let path) = image { throw .imageAndNone(path: path) }
      image = .none
    }
  }

  /// An option's value, which is neither empty nor another option.
  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(OptionError) -> String {
    guard let value = rest.first, !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(of: option)
    }
    rest.removeFirst()
    return value
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
  case imageAndNone(path: String)

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
    case .imageAndNone(let path):
      "keep the data in '\(path)' or not: give either --image or --no-image"
    case .missingValue(let option): "\(option) needs a value; see --help"
    }
  }
}
