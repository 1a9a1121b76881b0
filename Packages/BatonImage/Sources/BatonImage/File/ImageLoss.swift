/// Why an image began again, so that what it held is gone.
enum ImageLoss: Hashable {
  case otherVersion
  case otherFormat
  case damaged
  /// So much waited to be written that it was dropped, and what the file has no longer fits what comes.
  case overdue

  var reason: String {
    switch self {
    case .otherVersion: "the file was of another version"
    case .otherFormat: "the file was of another format"
    case .damaged: "the file was damaged"
    case .overdue: "the disk took nothing for too long"
    }
  }

  /// What it means that SQLite said no to a file; nil where it may say yes later.
  init?(_ failure: SQLiteFailure) {
    if failure.isTransient { return nil }
    self = failure == .otherVersion ? .otherVersion : .damaged
  }
}
