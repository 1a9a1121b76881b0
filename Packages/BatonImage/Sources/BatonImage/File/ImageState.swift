internal import CSQLite

/// What an image says of itself, in one row.
struct ImageState: Equatable {
  /// The row's number.
  private static let row: Int64 = 1

  /// What the app calls its data's shape: an image of another version starts again.
  let version: String
  /// Counts transactions; rows say in which they were written or read last.
  var turn: Int64 = 1
  /// The first turn of this launch and of the one before. Rows of turns before that are not there.
  var started: Int64 = 1
  var previous: Int64 = 0
  /// The last number of the name table.
  var lastName: UInt64 = 0
  /// Counts how often all data was called stale.
  var epoch: UInt64 = 0

  init(version: String) {
    self.version = version
  }

  /// Another launch begins.
  mutating func launch() {
    previous = started
    turn += 1
    started = turn
  }

  func write(to database: Database) throws(SQLiteFailure) {
    let statement = try database.prepare("INSERT OR REPLACE INTO state(id, body) VALUES(?, ?)")
    try write(with: statement)
  }

  /// - Parameter statement: Takes the row's number and its bytes.
  func write(with statement: Statement) throws(SQLiteFailure) {
    var body = ByteWriter()
    body.write(text: version)
    for number in [turn, started, previous] { body.write(UInt64(bitPattern: number)) }
    body.write(lastName)
    body.write(epoch)
    statement.bind(ImageState.row, at: 1)
    try statement.bind(RowCodec.sealed(body.bytes), at: 2)
    try statement.run()
  }

  /// An image that does not say who it is is broken.
  init(from database: Database) throws(SQLiteFailure) {
    let statement = try database.prepare("SELECT body FROM state WHERE id = \(ImageState.row)")
    guard try statement.step(), var reader = RowCodec.unsealed(statement.bytes(0)),
      let version = reader.text(), let turn = reader.number(), let started = reader.number(),
      let previous = reader.number(), let lastName = reader.number(), let epoch = reader.number()
    else { throw SQLiteFailure(SQLITE_CORRUPT) }
    self.version = version
    self.turn = Int64(bitPattern: turn)
    self.started = Int64(bitPattern: started)
    self.previous = Int64(bitPattern: previous)
    self.lastName = lastName
    self.epoch = epoch
  }
}
