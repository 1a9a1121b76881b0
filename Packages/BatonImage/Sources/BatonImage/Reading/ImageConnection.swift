@_spi(Image) internal import BatonStore

/// The connection that the store reads an image by; other processes read by one like it.
final class ImageConnection {
  // State, of one thread: the statements, and during a read the rows read (`used`) and those that are not to
  // be (`hidden`). Nothing calls back while they are changed, so that exclusivity needs no check.
  private let database: Database
  private let names: NameTable
  private let rows: RowTable
  private(set) var state: ImageState
  @exclusivity(unchecked) private(set) var used: [Int64] = []
  @exclusivity(unchecked) private var hidden = HiddenRows()
  private let launch: Launch

  /// The first turns of a launch and of the one before.
  struct Launch {
    /// Rows that were used before are to be noted as used.
    var started: Int64 = 0
    /// Rows that were used before are not there, though they may not be dropped yet.
    var previous: Int64 = 0
  }

  /// - Parameter launch: The launch for which is read; none for another process, which notes nothing.
  init(
    path: String, launch: Launch = Launch(), fault: Database.Fault?
  ) throws(SQLiteFailure) {
    self.launch = launch
    database = try Database(path: path, .readOnly, fault: fault)
    database.setBusyTimeout(50)
    state = try ImageState(from: database)
    names = try NameTable(in: database, last: nil)
    rows = try RowTable(in: database, names, writes: false)
  }

  /// Runs `body` inside one transaction.
  ///
  /// - Parameter waiting: The batches that take something away from what is in the file.
  /// - Returns: The rows that were read and are to be noted as used.
  func read(
    beside waiting: [ImageBatch] = [], _ body: (ImageReading) -> Void
  ) throws(SQLiteFailure) -> [Int64] {
    used = []
    hidden.update(waiting)
    try database.transaction("BEGIN") { () throws(SQLiteFailure) in
      state = try ImageState(from: database)
      rows.oldest = max(state.previous, launch.previous)
      let reading = ImageReading(self)
      body(reading)
      if let failure = reading.failure { throw failure }
    }
    return used
  }

  fileprivate func find(_ identity: RowIdentity) throws(SQLiteFailure) -> StoredRow? {
    guard let found = try rows.find(identity) else { return nil }
    if found.used < launch.started { used += found.numbers }
    return found.row
  }

  fileprivate func record(_ identity: RowIdentity) throws(SQLiteFailure) -> ImageRecord? {
    guard let found = try rows.findBytes(identity), !hidden.contains(found.number),
      let record = try RowCodec.record(found.bytes, of: identity, names)
    else { return nil }
    if found.used < launch.started {
      used.append(found.number)
      used += found.parts
    }
    return record
  }

  func memberships() throws(SQLiteFailure) -> [ImageMembership] {
    try ImageConnection.memberships(in: database)
  }

  static func memberships(in database: Database) throws(SQLiteFailure) -> [ImageMembership] {
    let all = try database.prepare("SELECT body FROM memberships")
    var found: [ImageMembership] = []
    while try all.step() {
      guard let stored = StoredMembership(all.bytes(0)) else { continue }
      found.append(ImageMembership(type: stored.type, abstract: stored.abstract))
    }
    return found
  }
}

/// What can be asked inside one read transaction. Once something failed, nothing is there any more.
final class ImageReading: ImageReader {
  // State, of the connection's thread: `failure`, the first one, set where nobody reads it, so that
  // exclusivity needs no check.
  private let connection: ImageConnection
  @exclusivity(unchecked) private(set) var failure: SQLiteFailure?

  init(_ connection: ImageConnection) {
    self.connection = connection
  }

  func record(_ key: ImageKey) -> ImageRecord? {
    tried { () throws(SQLiteFailure) in try connection.record(RowIdentity(key)) }
  }

  func rootField(_ storageKey: String) -> (value: ImageValue, errors: [GraphQLError]) {
    let record = tried { () throws(SQLiteFailure) in
      try connection.record(RowIdentity(rootField: storageKey))
    }
    return record?.cells.first.map { ($0.value, $0.errors) } ?? (.missing, [])
  }

  func stamp(_ identity: RowIdentity) -> StoredStamp? {
    tried { () throws(SQLiteFailure) in try connection.find(identity).flatMap(StoredStamp.init) }
  }

  private func tried<Result>(_ body: () throws(SQLiteFailure) -> Result?) -> Result? {
    if failure != nil { return nil }
    do throws(SQLiteFailure) {
      return try body()
    } catch {
      failure = error
      return nil
    }
  }
}
