/// What is wrong with the recordings.
enum RecordingError: Error, Hashable, CustomStringConvertible {
  case notFound(searched: [String])
  case unreadable(file: String, reason: String)
  case notRecorded(operation: String, variables: String, recorded: [String])

  var description: String {
    switch self {
    case .notFound(let searched):
      "found no \(Recordings.usualFolder)/\(Recordings.index) in \(searched.joined(separator: " or "))"
        + ", nor in a folder above; name the recordings' folder with --recordings DIR"
    case .unreadable(let file, let reason): "can't read \(file): \(reason)"
    case .notRecorded(let operation, let variables, let recorded):
      "nothing is recorded for \(operation) with \(variables)\(Self.hint(recorded))"
    }
  }

  private static let mostNamed = 8

  private static func hint(_ recorded: [String]) -> String {
    if recorded.isEmpty { return "" }
    let named = recorded.prefix(mostNamed).joined(separator: ", ")
    return "; recorded are \(named)" + (recorded.count > mostNamed ? ", …" : "")
  }
}
