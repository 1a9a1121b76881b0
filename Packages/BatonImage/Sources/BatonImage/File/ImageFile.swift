internal import CSQLite
internal import Foundation

/// The image's file and those beside it: what lies there, how it is made and how it goes.
///
/// Only who holds the lock (`FileLock`) makes, changes or removes them.
struct ImageFile {
  /// `Batn`, as bytes 68 to 71 of the file say.
  static let applicationID: UInt32 = 0x4261_746E
  /// `Bi` and the number of the format, as bytes 60 to 63 say: a second witness that the file is ours,
  /// should a byte of the first be broken.
  static let format: UInt32 = 0x4269_0001
  private static let formatMark: UInt32 = 0x4269_0000

  let path: String

  var lock: String { path + ".lock" }

  /// Whether somebody has the file open, or ended without closing it.
  var hasLog: Bool { FileBytes.exists(path + "-wal") }

  /// There while the image is being removed, so that what a crash cut short is finished.
  private var marker: String { path + ".removing" }
  private var unfinished: String { path + ".new" }

  /// What a path leads to.
  enum Found {
    case nothing
    /// An image, of this format or another.
    case image(isOfThisFormat: Bool)
    /// What once was an SQLite file, and is none any more.
    case broken
    /// Somebody else's file.
    case foreign
  }

  func find() -> Found {
    guard FileBytes.isRegular(path) else { return FileBytes.exists(path) ? .foreign : .nothing }
    guard let header = FileBytes.read(path, count: 100) else { return .foreign }
    if header.isEmpty { return .nothing }
    let magic = Array("SQLite format 3".utf8) + [0]
    if header.allSatisfy({ $0 == 0 }) { return isWithoutItsBytes ? .broken : .foreign }
    if header.count < 100 { return magic.starts(with: header.prefix(16)) ? .broken : .foreign }
    let format = ImageFile.word(header, 60)
    let isOurs =
      ImageFile.word(header, 68) == ImageFile.applicationID
      || format & 0xFFFF_0000 == ImageFile.formatMark
    if isOurs { return .image(isOfThisFormat: format == ImageFile.format) }
    return .foreign
  }

  /// Whether a file that begins with zeros is what a machine leaves that lost its power before an image's bytes
  /// reached the disk: SQLite's log is beside it, or it is small and all of it is zeros, so that nothing is lost
  /// with it. Any other, such as the image of a disk, is somebody's.
  private var isWithoutItsBytes: Bool {
    if hasLog { return true }
    guard let bytes = FileBytes.read(path, count: ImageFile.mostZeros + 1) else { return false }
    return bytes.count <= ImageFile.mostZeros && bytes.allSatisfy { $0 == 0 }
  }

  /// More than an image has that was just made.
  private static let mostZeros = 64 << 10

  private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  // MARK: Going

  /// Whether a removal was cut short.
  var isHalfRemoved: Bool { FileBytes.exists(marker) }

  /// Removes the image whole, also if the process ends meanwhile and another opens it.
  func remove() -> Bool {
    guard FileBytes.touch(marker) else { return false }
    // The log of a file that is gone must not be found beside the next one.
    for file in [path + "-wal", path + "-shm", path + "-journal", unfinished, path] {
      guard FileBytes.remove(file) else { return false }
    }
    FileBytes.remove(unfinished + "-journal")
    return FileBytes.remove(marker)
  }

  // MARK: Making

  /// Makes an empty image where nothing is. It gets its name once it is whole.
  func make(_ state: ImageState, fault: Database.Fault?) throws(SQLiteFailure) {
    for file in [path + "-wal", path + "-shm", path + "-journal", unfinished] {
      FileBytes.remove(file)
    }
    FileBytes.remove(unfinished + "-journal")
    guard FileBytes.create(unfinished) else { throw SQLiteFailure(SQLITE_CANTOPEN) }
    try fill(state, fault: fault)
    guard FileBytes.rename(unfinished, to: path) else { throw SQLiteFailure(SQLITE_CANTOPEN) }
  }

  private func fill(_ state: ImageState, fault: Database.Fault?) throws(SQLiteFailure) {
    let database = try Database(path: unfinished, .readWrite, fault: fault)
    try database.execute("PRAGMA auto_vacuum = INCREMENTAL")
    // What a machine leaves that loses its power now is found to be broken, and made anew.
    try database.execute("PRAGMA synchronous = OFF")
    try database.transaction { () throws(SQLiteFailure) in
      try database.execute("PRAGMA application_id = \(ImageFile.applicationID)")
      try database.execute("PRAGMA user_version = \(ImageFile.format)")
      for statement in ImageFile.tables { try database.execute(statement) }
      try state.write(to: database)
    }
  }

  private static let tables = [
    "CREATE TABLE state(id INTEGER PRIMARY KEY, body BLOB NOT NULL)",
    "CREATE TABLE names(id INTEGER PRIMARY KEY, body BLOB NOT NULL)",
    "CREATE TABLE memberships(id INTEGER PRIMARY KEY, body BLOB NOT NULL)",
    "CREATE TABLE rows(id INTEGER PRIMARY KEY, used INTEGER NOT NULL, body BLOB NOT NULL)",
  ]
}
