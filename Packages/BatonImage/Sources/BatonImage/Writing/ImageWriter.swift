internal import CSQLite
@_spi(Image) internal import BatonStore

/// The connection that writes an image: one transaction at a time, whole or not at all.
final class ImageWriter {
  // State, of the writing queue alone: `state`, as the file has it, and the statements.
  private let database: Database
  private let names: NameTable
  private let rows: RowTable
  private let memberships: Statement
  private let stateStatement: Statement
  private(set) var state: ImageState

  /// Opens an image that is there.
  ///
  /// - Parameter launches: Whether a launch begins with it.
  /// - Throws: What SQLite says; `SQLiteFailure.otherVersion` for an image of one.
  init(path: String, _ options: ImageOptions, launches: Bool) throws(SQLiteFailure) {
    database = try Database(path: path, .readWrite, fault: options.fault)
    database.setBusyTimeout(500)
    try database.execute("PRAGMA journal_mode = WAL")
    try database.execute("PRAGMA synchronous = NORMAL")
    // A broken page must not bring back what a row was before.
    try database.execute("PRAGMA secure_delete = FAST")
    state = try ImageState(from: database)
    guard state.version.utf8.elementsEqual(options.version.utf8) else {
      throw SQLiteFailure.otherVersion
    }
    names = try NameTable(in: database, last: state.lastName)
    rows = try RowTable(in: database, names, writes: true)
    memberships = try database.prepare("INSERT OR REPLACE INTO memberships(id, body) VALUES(?, ?)")
    stateStatement = try database.prepare("INSERT OR REPLACE INTO state(id, body) VALUES(?, ?)")
    // In the file with the first that is written: a launch that ends before it did anything is none.
    if launches { state.launch() }
    rows.oldest = state.previous
  }

  /// Whether the connection can go on after something failed.
  var isUsable: Bool { !database.isInTransaction }

  var launch: ImageConnection.Launch {
    ImageConnection.Launch(started: state.started, previous: state.previous)
  }

  // MARK: Writing

  /// Writes everything in one transaction.
  func write(_ works: [ImageWork]) throws(SQLiteFailure) {
    var next = state
    next.turn += 1
    do throws(SQLiteFailure) {
      try database.transaction { () throws(SQLiteFailure) in
        for work in works { try write(work, &next) }
        next.lastName = names.last
        try next.write(with: stateStatement)
      }
    } catch {
      names.rollBack()
      throw error
    }
    names.commit()
    state = next
  }

  private func write(_ work: ImageWork, _ next: inout ImageState) throws(SQLiteFailure) {
    switch work {
    case .batch(let batch, let time): try write(batch.content(), time, next.turn)
    case .stamp(let identity, let time, let isStale):
      let stamp = StoredStamp(time: isStale ? nil : time, epoch: next.epoch)
      try rows.put(stamp.row(identity), over: nil, at: next.turn)
    case .invalidation: next.epoch += 1
    case .use(let numbers):
      for number in numbers { try rows.touch(number, at: next.turn) }
    }
  }

  private func write(
    _ content: ImageContent, _ time: Double, _ turn: Int64
  ) throws(SQLiteFailure) {
    for path in content.forgottenPaths {
      try rows.delete(RowIdentity(.record, key: path.utf8).row)
    }
    for key in content.forgottenRecords { try rows.delete(RowIdentity(key).row) }
    for membership in content.memberships { try write(membership) }
    let operation = content.operation.isEmpty ? 0 : try names.id(of: content.operation)
    // In the order of the file, so that an empty one is filled from end to end.
    let changes = content.changes.flatMap(\.rows).enumerated()
      .sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
    var index = changes.startIndex
    while index < changes.endIndex {
      let first = changes[index].element
      let end =
        changes[index...].firstIndex { $0.element.number != first.number } ?? changes.endIndex
      let old = try rows.find(first.identity)
      var row = old?.row ?? StoredRow(identity: first.identity)
      var isNews = old == nil
      for change in changes[index..<end] {
        if try row.apply(change.element.change, names) { isNews = true }
      }
      index = end
      if isNews {
        row.operation = operation
        row.time = UInt64(max(0, time))
        try rows.put(row, over: old, at: turn)
      } else {
        for number in old?.numbers ?? [] { try rows.touch(number, at: turn) }
      }
    }
  }

  private func write(_ membership: ImageMembership) throws(SQLiteFailure) {
    let stored = StoredMembership(type: membership.type, abstract: membership.abstract)
    memberships.bind(stored.row, at: 1)
    try memberships.bind(stored.body, at: 2)
    try memberships.run()
  }

  /// Before anything is written: a row put into a tree that is out of order may leave the one before it
  /// beside it, whole as it is, for a reader to find.
  ///
  /// - Throws: `SQLITE_CORRUPT` for a file whose pages are not what they should be.
  func verify() throws(SQLiteFailure) {
    let check = try database.prepare("PRAGMA quick_check(1)")
    let isSound =
      try check.step()
      && String(decoding: check.bytes(0), as: UTF8.self).utf8.elementsEqual("ok".utf8)
    check.reset()
    if !isSound { throw SQLiteFailure(SQLITE_CORRUPT) }
  }

  // MARK: Keeping small

  /// Drops what a whole launch did not use (rows of turns before `previous`).
  func dropUnused() throws(SQLiteFailure) {
    try database.transaction { () throws(SQLiteFailure) in
      try database.execute("DELETE FROM rows WHERE used < \(state.previous)")
    }
    try shrink()
  }

  /// Drops what was used least lately, older launches first, until the image is well below its limit.
  func keep(below limit: Int64) throws(SQLiteFailure) {
    guard try size() > limit else { return }
    while try size() > limit / 4 * 3 {
      let used = try database.integer(
        "SELECT used FROM rows ORDER BY used LIMIT 1 OFFSET (SELECT count(*) / 8 FROM rows)")
      try database.transaction { () throws(SQLiteFailure) in
        try database.execute("DELETE FROM rows WHERE used <= \(used)")
      }
      if try database.integer("SELECT count(*) FROM rows") == 0 { break }
    }
    try shrink()
  }

  /// The bytes of the pages that hold something.
  func size() throws(SQLiteFailure) -> Int64 {
    let free = try database.integer("PRAGMA freelist_count")
    let pages = try database.integer("PRAGMA page_count")
    return (pages - free) * (try database.integer("PRAGMA page_size"))
  }

  /// Gives pages that hold nothing back to the disk.
  private func shrink() throws(SQLiteFailure) {
    try database.execute("PRAGMA incremental_vacuum")
  }

  /// Puts what is in the log into the file, and takes the log away.
  func finish() {
    try? database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }
}

/// A change that concerns one row.
struct RowChange {
  let identity: RowIdentity
  let change: ImageChange
  let number: Int64

  init(_ identity: RowIdentity, _ change: ImageChange) {
    self.identity = identity
    self.change = change
    number = identity.row
  }
}

extension ImageChange {
  /// One for a record, one for each field of the query root.
  fileprivate var rows: [RowChange] {
    guard key == ImageKey.queryRoot else { return [RowChange(RowIdentity(key), self)] }
    return cells.map { cell in
      RowChange(RowIdentity(rootField: cell.name.text), ImageChange(key, cells: [cell]))
    }
  }
}
