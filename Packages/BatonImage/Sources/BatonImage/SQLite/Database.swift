internal import CSQLite

/// One connection to an SQLite file. Whoever has it sees to it that one thread at a time uses it.
final class Database {
  enum Access {
    case readOnly, readWrite
    /// Nobody writes the file: no lock is taken and nothing is made beside it.
    case atRest
    /// The file may not be there yet.
    case create
  }

  // State: `handle`, valid until `deinit`.
  private let handle: OpaquePointer
  /// Asked before anything is done; what it answers fails instead.
  private let fault: Fault?

  /// What a disk can do to a statement, where a test wants it to.
  typealias Fault = @Sendable () -> Int32?

  init(path: String, _ access: Access, fault: Fault? = nil) throws(SQLiteFailure) {
    if let code = fault?() { throw SQLiteFailure(code) }
    // One thread at a time uses the connection, so that it needs no lock of its own.
    let flags: Int32 =
      switch access {
      case .readOnly: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
      case .atRest: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
      }
    var opened: OpaquePointer?
    let name = access == .atRest ? Database.address(atRest: path) : path
    let code = sqlite3_open_v2(name, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw SQLiteFailure(code == SQLITE_OK ? SQLITE_NOMEM : code)
    }
    handle = opened
    self.fault = fault
  }

  private static func address(atRest path: String) -> String {
    let escaped = path.replacing("%", with: "%25").replacing("?", with: "%3F")
      .replacing("#", with: "%23")
    return "file:\(escaped)?immutable=1"
  }

  /// A statement that outlives the connection keeps it open until it goes itself.
  deinit {
    sqlite3_close_v2(handle)
  }

  /// How long to wait for another connection, in milliseconds.
  func setBusyTimeout(_ milliseconds: Int32) { sqlite3_busy_timeout(handle, milliseconds) }

  /// Whether `BEGIN` was said and neither `COMMIT` nor `ROLLBACK` since.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  func prepare(_ text: String) throws(SQLiteFailure) -> Statement {
    if let code = fault?() { throw SQLiteFailure(code) }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw SQLiteFailure(code == SQLITE_OK ? SQLITE_ERROR : code)
    }
    return Statement(prepared, of: self, fault: fault)
  }

  /// Runs one statement to its end.
  func execute(_ text: String) throws(SQLiteFailure) {
    let statement = try prepare(text)
    while try statement.step() {}
  }

  /// The first column of the first row; 0 without any.
  func integer(_ text: String) throws(SQLiteFailure) -> Int64 {
    let statement = try prepare(text)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// Runs `body` as one transaction, which happens whole or not at all.
  ///
  /// - Parameter begin: How it begins: at once for one that writes.
  func transaction<Result>(
    _ begin: String = "BEGIN IMMEDIATE", _ body: () throws(SQLiteFailure) -> Result
  ) throws(SQLiteFailure) -> Result {
    try execute(begin)
    do throws(SQLiteFailure) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Not by way of `fault`: a connection that cannot even roll back is told by `isInTransaction`.
  private func rollBack() {
    if isInTransaction { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
  }
}
