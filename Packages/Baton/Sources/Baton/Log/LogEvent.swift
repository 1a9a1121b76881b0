/// One thing the environment did. An event consists of names, paths, counts and times, and of
/// nothing that a user wrote or a server sent as data, so an app may send it to any log.
public enum LogEvent: Sendable {
  case fetchStarted(operation: String)
  /// `duration` is from the request to the commit.
  case fetchCompleted(operation: String, duration: Duration)
  case fetchFailed(operation: String, kind: FailureKind)
  /// An answer was written, or an optimistic one shown or taken back; what is committed by hand is not
  /// logged. `changed` counts the slots that differ now in records that were there before, and the
  /// fields whose errors do.
  case committed(kind: CommitKind, changed: Int)
  /// An error in a response that no `@catch` takes in; the path's steps joined by dots, empty where it
  /// has none.
  case fieldError(operation: String, path: String)
  /// A page came for a place that its list does not have any more: it was put where its cursor is, or left
  /// out.
  case pageOutOfPlace
  /// An id that was to be deleted names records of several types; none was.
  case ambiguousIdentity
  /// The function of an optimistic answer gave none that can be shown when something changed below it, so
  /// that nothing is shown instead.
  case optimisticFailed
  /// A deferred part came for a place that is not there, or not any more, or for another record, or it was
  /// announced and did not come; its path's steps joined by dots, empty where it is not known.
  case partDropped(path: String)
  /// A lens read a slot that no response has filled.
  case missing(type: String, field: String)
  /// A lens read a slot whose value does not fit its type.
  case unexpected(type: String, field: String)
  /// A field under `@required(action: LOG)` is null, so that what it is read from reads as absent.
  case requiredFieldMissing(type: String, field: String)
  /// The store's image is there: what an earlier launch left can be read.
  case imageOpened
  /// The store lives in memory alone: another store has the image, the file is no image, or none can be made.
  case imageUnavailable(reason: String)
  /// What earlier launches left is gone, and the image is empty: it was of another version, or damaged.
  case imageStartedAgain(reason: String)
  /// What was committed is in the image, about so many records of it.
  case imageWritten(rows: Int)
  /// The image could not be read or written, for the reason that SQLite's code names. What was to be written
  /// waits, and reads find nothing meanwhile.
  case imageFailed(code: String)
}

/// Where a logged commit came from.
public enum CommitKind: String, Hashable, Sendable, CaseIterable {
  case server, optimistic
}
