import RecordedGitHub

/// What is wrong with the arguments.
enum OptionError: Error, Hashable, CustomStringConvertible {
  case unknown(String)
  case unknownScreen(String)
  case missingValue(of: String)
  case unknownEndpoint(String)
  case noPlace
  case unknownPlace(String)
  case secondPlace(RepositoryPlace, first: RepositoryPlace)
  /// The recorded server has another one.
  case notRecorded(RepositoryPlace)
  /// The recorded server has no address.
  case recordedEndpoint(String)
  case imageAndNone(path: String)

  var description: String {
    switch self {
    case .unknown(let argument): "unknown argument '\(argument)'; see --help"
    case .unknownScreen(let name):
      "unknown screen '\(name)'; the screens are \(Screen.names)"
    case .missingValue(let option): "\(option) needs a value; see --help"
    case .unknownEndpoint(let text):
      "'\(text)' is no address of an API; one begins with https:// and names a host"
    case .noPlace:
      "name a repository, as in: ghissues swiftlang/swift; or run on the recorded one with --recorded"
    case .unknownPlace(let name):
      "'\(name)' is no repository, which is named OWNER/NAME; a screen is named after --once"
    case .secondPlace(let place, let first):
      "one repository at a time: '\(first)' or '\(place)'"
    case .notRecorded(let place):
      "the recorded server has one repository, \(RecordedServer.repository); without --recorded, "
        + "GitHub is asked for '\(place)'"
    case .recordedEndpoint(let address):
      "the recorded server or '\(address)': give either --recorded or --endpoint"
    case .imageAndNone(let path):
      "keep the data in '\(path)' or not: give either --image or --no-image"
    }
  }
}
