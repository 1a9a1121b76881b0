internal import CSQLite

/// What SQLite said no to.
struct SQLiteFailure: Error, Equatable {
  /// The primary result code.
  let code: Int32

  init(_ code: Int32) {
    // An extended code has the primary one in its low byte.
    self.code = code & 0xFF
  }

  /// What an image of another version is taken for; SQLite says so of no file that is ours.
  static let otherVersion = SQLiteFailure(SQLITE_MISMATCH)

  /// The disk, the memory or another connection says no, and may say yes later. Anything else means that the
  /// file is not what it should be: it can only be made anew.
  var isTransient: Bool {
    switch code {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOMEM, SQLITE_READONLY, SQLITE_INTERRUPT, SQLITE_IOERR,
      SQLITE_FULL, SQLITE_CANTOPEN, SQLITE_PROTOCOL:
      true
    default: false
    }
  }

  /// The name of the code, as SQLite's documents have it.
  var name: String {
    switch code {
    case SQLITE_BUSY: "SQLITE_BUSY"
    case SQLITE_LOCKED: "SQLITE_LOCKED"
    case SQLITE_NOMEM: "SQLITE_NOMEM"
    case SQLITE_READONLY: "SQLITE_READONLY"
    case SQLITE_INTERRUPT: "SQLITE_INTERRUPT"
    case SQLITE_IOERR: "SQLITE_IOERR"
    case SQLITE_CORRUPT: "SQLITE_CORRUPT"
    case SQLITE_FULL: "SQLITE_FULL"
    case SQLITE_CANTOPEN: "SQLITE_CANTOPEN"
    case SQLITE_TOOBIG: "SQLITE_TOOBIG"
    case SQLITE_NOTADB: "SQLITE_NOTADB"
    default: "SQLITE_ERROR"
    }
  }
}
