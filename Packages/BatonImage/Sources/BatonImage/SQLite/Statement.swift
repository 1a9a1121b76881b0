internal import CSQLite

/// A prepared statement, to be run many times.
final class Statement {
  // State: `handle`, valid until `deinit`.
  private let handle: OpaquePointer
  private let database: Database
  private let fault: Database.Fault?

  init(_ handle: OpaquePointer, of database: Database, fault: Database.Fault?) {
    self.handle = handle
    self.database = database
    self.fault = fault
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Whether there is another row. Ready to be run again once there is none, or an error.
  func step() throws(SQLiteFailure) -> Bool {
    if let code = fault?() {
      reset()
      throw SQLiteFailure(code)
    }
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    reset()
    if code == SQLITE_DONE { return false }
    throw SQLiteFailure(code)
  }

  /// Runs to the end, whatever rows there are.
  func run() throws(SQLiteFailure) {
    while try step() {}
  }

  func reset() { sqlite3_reset(handle) }

  // MARK: Parameters, from 1

  func bind(_ value: Int64, at index: Int32) { sqlite3_bind_int64(handle, index, value) }

  /// The bytes are copied.
  func bind(_ bytes: [UInt8], at index: Int32) throws(SQLiteFailure) {
    // SQLite's `SQLITE_TRANSIENT`, a macro with a cast that Swift cannot import.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code = bytes.withUnsafeBytes { raw in
      // A null pointer would bind NULL.
      raw.baseAddress == nil
        ? sqlite3_bind_zeroblob(handle, index, 0)
        : sqlite3_bind_blob64(handle, index, raw.baseAddress, UInt64(raw.count), copied)
    }
    if code != SQLITE_OK { throw SQLiteFailure(code) }
  }

  // MARK: Columns, from 0

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }
}
