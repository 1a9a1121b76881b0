extension LogEvent {
  /// The event's name, without what it is about.
  public var name: String {
    switch self {
    case .fetchStarted: "fetchStarted"
    case .fetchCompleted: "fetchCompleted"
    case .fetchFailed: "fetchFailed"
    case .committed: "committed"
    case .fieldError: "fieldError"
    case .pageOutOfPlace: "pageOutOfPlace"
    case .ambiguousIdentity: "ambiguousIdentity"
    case .optimisticFailed: "optimisticFailed"
    case .partDropped: "partDropped"
    case .missing: "missing"
    case .unexpected: "unexpected"
    case .requiredFieldMissing: "requiredFieldMissing"
    case .imageOpened: "imageOpened"
    case .imageUnavailable: "imageUnavailable"
    case .imageStartedAgain: "imageStartedAgain"
    case .imageWritten: "imageWritten"
    case .imageFailed: "imageFailed"
    }
  }
}

extension LogEvent: CustomStringConvertible {
  /// One line for a log.
  public var description: String {
    switch self {
    case .fetchStarted(let operation): "\(name) \(operation)"
    case .fetchCompleted(let operation, let duration):
      "\(name) \(operation) in \(duration.inMilliseconds)"
    case .fetchFailed(let operation, let kind): "\(name) \(operation): \(kind.rawValue)"
    case .committed(let kind, let changed): "\(name) \(kind.rawValue), \(changed) changed"
    case .fieldError(let operation, let path):
      path.isEmpty ? "\(name) \(operation), no field" : "\(name) \(operation) at \(path)"
    case .pageOutOfPlace:
      "\(name): the list was replaced while the page was under way, or does not end where it begins"
    case .ambiguousIdentity:
      "\(name): records of several types have the id that was to be deleted, and none was"
    case .optimisticFailed:
      "\(name): what a mutation shows meanwhile could not be worked out anew; it shows nothing"
    case .partDropped(let path):
      "\(name)\(path.isEmpty ? "" : " at \(path)"): "
        + "nothing deferred there has its label or id, its record is gone or another, or it had no data or never came"
    case .missing(let type, let field):
      "\(name) \(type).\(field): no response has brought it; select it where the record is fetched"
    case .unexpected(let type, let field):
      "\(name) \(type).\(field): the value does not fit the type that the schema gives it"
    case .requiredFieldMissing(let type, let field):
      "\(name) \(type).\(field): it is null, and what requires it reads as absent"
    case .imageOpened: name
    case .imageUnavailable(let reason): "\(name): \(reason); the store lives in memory alone"
    case .imageStartedAgain(let reason): "\(name): \(reason); it is empty now"
    case .imageWritten(let rows): "\(name), \(rows) rows"
    case .imageFailed(let code): "\(name): \(code)"
    }
  }
}

/// Equal by what happened; how long a fetch took is no part of it.
extension LogEvent: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.fetchStarted(let a), .fetchStarted(let b)): a == b
    case (.fetchCompleted(let a, _), .fetchCompleted(let b, _)): a == b
    case (.fetchFailed(let a, let kindA), .fetchFailed(let b, let kindB)): a == b && kindA == kindB
    case (.committed(let a, let changedA), .committed(let b, let changedB)):
      a == b && changedA == changedB
    case (.fieldError(let a, let pathA), .fieldError(let b, let pathB)): a == b && pathA == pathB
    case (.partDropped(let a), .partDropped(let b)): a == b
    case (.missing(let a, let fieldA), .missing(let b, let fieldB)): a == b && fieldA == fieldB
    case (.unexpected(let a, let fieldA), .unexpected(let b, let fieldB)):
      a == b && fieldA == fieldB
    case (.requiredFieldMissing(let a, let fieldA), .requiredFieldMissing(let b, let fieldB)):
      a == b && fieldA == fieldB
    case (.imageUnavailable(let a), .imageUnavailable(let b)): a == b
    case (.imageStartedAgain(let a), .imageStartedAgain(let b)): a == b
    case (.imageWritten(let a), .imageWritten(let b)): a == b
    case (.imageFailed(let a), .imageFailed(let b)): a == b
    case (.pageOutOfPlace, .pageOutOfPlace), (.ambiguousIdentity, .ambiguousIdentity),
      (.optimisticFailed, .optimisticFailed), (.imageOpened, .imageOpened):
      true
    default: false
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded; one too long to count in them is written in seconds.
  fileprivate var inMilliseconds: String {
    let count = Int64(exactly: (self / .milliseconds(1)).rounded())
    return count.map { "\($0) ms" } ?? "\(self)"
  }
}
