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
      case "--endpoint":
        endpoint = try Self.value(of: argument, &rest)
        hasEndpoint = true
      case "--image": image = .at(path: try Self.value(of: argument, &rest))
      case "--no-image": hasNoImage = true
      case "--trace": isTracing = true
      case "--once":
        action = .once
        start = try screen(&rest) ?? .issues()
      default: try setPlace(argument)
      }
    }
    if isRecorded && hasEndpoint { throw .recordedEndpoint(endpoint) }
    if isRecorded, let place, place != Self.recorded { throw .notRecorded(place) }
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

  /// The screen that comes next, if one does and not a repository. What begins as a screen's name does is
  /// none, whoever may have such a name: a repository of theirs is named before `--once`.
  private func screen(_ rest: inout ArraySlice<String>) throws(OptionError) -> Screen? {
    guard let name = rest.first, !name.hasPrefix("-") else { return nil }
    if let screen = Screen(name) {
      rest.removeFirst()
      return screen
    }
    let word = name.prefix { $0 != "/" }
    guard RepositoryPlace(name) != nil, place == nil, !Screen.words.contains(String(word)) else {
      throw .unknownScreen(name)
    }
    return nil
  }

  /// The repository to show.
  func repository() throws(OptionError) -> RepositoryPlace {
    if let place = place ?? (isRecorded ? Self.recorded : nil) { return place }
    throw .noPlace
  }

  private static let recorded = RepositoryPlace(RecordedServer.repository)

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
