import RecordedGitHub

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
  /// Nil for the recorded one.
  var place: RepositoryPlace?
  var isRecorded = false
  /// The address of the API.
  var endpoint = Endpoint.usual
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
      case "--endpoint":
        guard let text = rest.popFirst() else { throw .missingValue(of: argument) }
        endpoint = text
      case "--image":
        guard let path = rest.popFirst() else { throw .missingValue(of: argument) }
        image = .at(path: path)
      case "--no-image": image = .none
      case "--trace": isTracing = true
      case "--once":
        action = .once
        start = .issues()
        if let name = rest.first, let screen = Screen(name) {
          rest.removeFirst()
          start = screen
        }
      default: try setPlace(argument)
      }
    }
  }

  /// The repository to show.
  func repository() throws(OptionError) -> RepositoryPlace {
    if let place = place ?? (isRecorded ? RepositoryPlace(RecordedServer.repository) : nil) {
      return place
    }
    throw .noPlace
  }

  /// Where the API is.
  func api() throws(OptionError) -> Endpoint {
    guard let endpoint = Endpoint(endpoint) else { throw .unknownEndpoint(endpoint) }
    return endpoint
  }

  private mutating func setPlace(_ argument: String) throws(OptionError) {
    guard !argument.hasPrefix("-") else { throw .unknown(argument) }
    guard let place = RepositoryPlace(argument) else { throw .unknownPlace(argument) }
    if let first = self.place { throw .secondPlace(place, first: first) }
    self.place = place
  }
}

/// What is wrong with the arguments.
enum OptionError: Error, Hashable, CustomStringConvertible {
  case unknown(String)
  case missingValue(of: String)
  case unknownEndpoint(String)
  case noPlace
  case unknownPlace(String)
  case secondPlace(RepositoryPlace, first: RepositoryPlace)

  var description: String {
    switch self {
    case .unknown(let argument): "unknown argument '\(argument)'; see --help"
    case .missingValue(let option): "\(option) needs a value; see --help"
    case .unknownEndpoint(let text):
      "'\(text)' is no address of an API; one begins with https:// and names a host"
    case .noPlace:
      "name a repository, as in: ghissues swiftlang/swift; or run on the recorded one with --recorded"
    case .unknownPlace(let name):
      "'\(name)' is neither a repository, OWNER/NAME, nor a screen after --once; the screens are "
        + Screen.names
    case .secondPlace(let place, let first):
      "one repository at a time: '\(first)' or '\(place)'"
    }
  }
}
