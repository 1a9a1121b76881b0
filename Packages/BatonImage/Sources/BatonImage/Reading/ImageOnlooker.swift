@_spi(Image) internal import BatonStore

/// Reads an image beside whoever writes it, or at rest, and leaves everything as it is.
///
/// Each question is one short transaction on a connection of its own, so that the writer's log is never kept
/// from being put into the file.
@_spi(Image) public struct ImageOnlooker: Sendable {
  private let file: ImageFile

  /// - Parameter path: The image's file.
  public init(path: String) {
    file = ImageFile(path: path)
  }

  /// Whether a file is an image, of whatever format.
  public var isImage: Bool {
    switch file.find() {
    case .image, .broken: true
    case .nothing, .foreign: false
    }
  }

  /// Counts the transactions that wrote: another number is another content.
  public func turn() throws(ImageReadFailure) -> Int64 {
    try reading { database throws(SQLiteFailure) in try ImageState(from: database).turn }
  }

  public func catalog() throws(ImageReadFailure) -> ImageCatalog {
    try reading { database throws(SQLiteFailure) in
      try database.transaction("BEGIN") { () throws(SQLiteFailure) in
        try ImageOnlooker.catalog(database)
      }
    }
  }

  /// What SQLite finds wrong with the file, in its words.
  public func integrityProblems() throws(ImageReadFailure) -> [String] {
    try reading { database throws(SQLiteFailure) in
      let check = try database.prepare("PRAGMA integrity_check")
      var lines: [String] = []
      while try check.step() {
        let line = String(decoding: check.bytes(0), as: UTF8.self)
        if line != "ok" { lines.append(line) }
      }
      return lines
    }
  }

  // MARK: Connections

  private func reading<Result>(
    _ body: (Database) throws(SQLiteFailure) -> Result
  ) throws(ImageReadFailure) -> Result {
    switch file.find() {
    case .nothing: throw .noFile
    case .foreign: throw FileBytes.isReadable(file.path) ? .foreign : .unreadable
    case .image(isOfThisFormat: false): throw .otherFormat
    case .broken, .image(isOfThisFormat: true): break
    }
    do throws(SQLiteFailure) {
      // Without a log nobody has the file open, and a connection would leave one behind.
      if !file.hasLog {
        let result = try body(Database(path: file.path, .atRest))
        if !file.hasLog { return result }
      }
      let database = try Database(path: file.path, .readOnly)
      database.setBusyTimeout(2000)
      return try body(database)
    } catch {
      throw ImageReadFailure(error)
    }
  }

  private static func catalog(_ database: Database) throws(SQLiteFailure) -> ImageCatalog {
    let state = try ImageState(from: database)
    let names = try NameTable(in: database, last: nil)
    let table = try RowTable(in: database, names, writes: false)
    table.oldest = state.previous
    let all = try table.all(in: database)
    var rows: [ImageCatalog.Row] = []
    var broken = all.broken.count
    for (row, bytes, _) in all.rows {
      if let content = try content(of: row, bytes, names, state) {
        rows.append(
          ImageCatalog.Row(
            content: content, operation: try names.text(of: row.operation) ?? "",
            time: row.identity.kind == .stamp ? 0 : Double(row.time), bytes: bytes.count))
      } else {
        broken += 1
      }
    }
    return ImageCatalog(
      version: state.version, turn: state.turn, rows: rows,
      memberships: try ImageConnection.memberships(in: database), brokenRows: broken)
  }

  private static func content(
    of row: StoredRow, _ bytes: [UInt8], _ names: NameTable, _ state: ImageState
  ) throws(SQLiteFailure) -> ImageCatalog.Row.Content? {
    let identity = row.identity
    switch identity.kind {
    case .part: return nil
    case .stamp:
      guard let stamp = StoredStamp(row), let operation = ImageOperation(identity) else {
        return nil
      }
      return .age(operation, fetched: stamp.epoch < state.epoch ? nil : stamp.time)
    case .record, .rootField:
      guard let record = try RowCodec.record(bytes, of: identity, names) else { return nil }
      let key = String(decoding: identity.key, as: UTF8.self)
      if identity.kind == .record {
        return .record(
          RecordContent(
            ImageKey(type: identity.type, isKeyed: identity.isKeyed, text: key),
            isDeleted: record.isDeleted, cells: record.cells))
      }
      return record.cells.first.map {
        .rootField(ImageCell(.text(key), $0.value, errors: $0.errors))
      }
    }
  }
}

extension ImageOperation {
  /// The other way round from `RowIdentity(operation:variables:)`.
  fileprivate init?(_ identity: RowIdentity) {
    guard let divider = identity.key.firstIndex(of: 0) else { return nil }
    self.init(
      name: String(decoding: identity.key[..<divider], as: UTF8.self),
      variables: String(decoding: identity.key[(divider + 1)...], as: UTF8.self))
  }
}
