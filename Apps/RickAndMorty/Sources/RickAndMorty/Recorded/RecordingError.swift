/// What is wrong with the recordings.
enum RecordingError: Error, Hashable, CustomStringConvertible {
  case notFound(searched: [String])
  case unreadable(file: String, reason: String)
  case notRecorded(operation: String, variables: String)

  var description: String {
    switch self {
    case .notFound(let searched):
      "found no \(Recordings.usualFolder)/\(Recordings.index) in \(searched.joined(separator: " or "))"
        + ", nor in a folder above; name the recordings' folder with --recordings DIR"
    case .unreadable(let file, let reason): "can't read \(file): \(reason)"
    case .notRecorded(let operation, let variables):
      "nothing is recorded for \(operation) with \(variables)"
    }
  }
}
