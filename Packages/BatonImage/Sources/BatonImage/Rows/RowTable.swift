/// The rows of an image, found by number. A row that does not say that it is what was asked for, or whose
/// checksum is another, is not there.
final class RowTable {
  /// A row's bytes are split above this.
  static let longest = 1 << 20

  // State, of one connection's thread: the statements and `oldest`.
  private let find: Statement
  private let insert: Statement?
  private let delete: Statement?
  private let touch: Statement?
  let names: NameTable
  /// Rows that were used before this turn only are not there. Set between reads, never during one, so that
  /// exclusivity needs no check.
  @exclusivity(unchecked) var oldest: Int64 = 0

  init(
    in database: Database, _ names: NameTable, writes: Bool
  ) throws(SQLiteFailure) {
    self.names = names
    find = try database.prepare("SELECT used, body FROM rows WHERE id = ?")
    if writes {
      insert = try database.prepare("INSERT OR REPLACE INTO rows(id, used, body) VALUES(?, ?, ?)")
      delete = try database.prepare("DELETE FROM rows WHERE id = ?")
      touch = try database.prepare("UPDATE rows SET used = ? WHERE id = ? AND used < ?")
    } else {
      (insert, delete, touch) = (nil, nil, nil)
    }
  }

  // MARK: Reading

  /// A row, the numbers it has in the table, and the turn in which it was used last.
  struct Found {
    let row: StoredRow
    let numbers: [Int64]
    let used: Int64
  }

  func find(_ identity: RowIdentity) throws(SQLiteFailure) -> Found? {
    guard let found = try findBytes(identity),
      let row = try RowCodec.decode(found.bytes, names), row.identity == identity
    else { return nil }
    return Found(row: row, numbers: [found.number] + found.parts, used: found.used)
  }

  /// A row's bytes, which may be another's.
  struct FoundBytes {
    let number: Int64
    let bytes: [UInt8]
    let parts: [Int64]
    let used: Int64
  }

  func findBytes(_ identity: RowIdentity) throws(SQLiteFailure) -> FoundBytes? {
    let number = identity.row
    guard let (used, body) = try bytes(number), let whole = try whole(body, number) else {
      return nil
    }
    return FoundBytes(number: number, bytes: whole.bytes, parts: whole.parts, used: used)
  }

  func bytes(_ number: Int64) throws(SQLiteFailure) -> (used: Int64, body: [UInt8])? {
    find.bind(number, at: 1)
    guard try find.step() else { return nil }
    defer { find.reset() }
    let used = find.integer(0)
    return used < oldest ? nil : (used, find.bytes(1))
  }

  /// The bytes of a row that may be in parts.
  func whole(
    _ body: [UInt8], _ number: Int64
  ) throws(SQLiteFailure) -> (bytes: [UInt8], parts: [Int64])? {
    guard body.count > 8 else { return nil }
    guard body[8] == RowIdentity.Kind.part.rawValue else { return (body, []) }
    guard var head = RowCodec.unsealed(body), head.byte() != nil, let count = head.number(),
      count <= 1 << 20
    else { return nil }
    var bytes = Array(body[head.position...])
    var parts: [Int64] = []
    for index in 0..<count {
      let part = RowTable.part(of: number, index)
      guard let (_, body) = try self.bytes(part.row), var reader = RowCodec.unsealed(body),
        reader.byte() == RowIdentity.Kind.part.rawValue, let key = reader.counted(),
        Array(body[key]) == part.key
      else { return nil }
      bytes += body[reader.position...]
      parts.append(part.row)
    }
    return (bytes, parts)
  }

  private static func part(of number: Int64, _ index: UInt64) -> RowIdentity {
    var key = ByteWriter()
    key.write(fixed: UInt64(bitPattern: number))
    key.write(index)
    return RowIdentity(.part, key: key.bytes)
  }

  // MARK: Writing

  /// Puts a row in place of what is there.
  func put(_ row: StoredRow, over old: Found?, at turn: Int64) throws(SQLiteFailure) {
    let bytes = try RowCodec.encode(row, names)
    let number = row.identity.row
    var numbers: Set<Int64> = [number]
    if bytes.count <= RowTable.longest {
      try insert(number, turn, bytes)
    } else {
      numbers.formUnion(try split(bytes, number, turn))
    }
    for number in old?.numbers ?? [] where !numbers.contains(number) { try delete(number) }
  }

  private func split(
    _ bytes: [UInt8], _ number: Int64, _ turn: Int64
  ) throws(SQLiteFailure) -> [Int64] {
    // Room for what stands before a part's bytes.
    let length = RowTable.longest - 64
    let starts = Array(stride(from: length, to: bytes.count, by: length))
    var head = ByteWriter()
    head.write(byte: RowIdentity.Kind.part.rawValue)
    head.write(count: starts.count)
    head.write(raw: bytes[..<length])
    try insert(number, turn, RowCodec.sealed(head.bytes))
    var parts: [Int64] = []
    for (index, start) in starts.enumerated() {
      let part = RowTable.part(of: number, UInt64(index))
      var body = ByteWriter()
      body.write(byte: RowIdentity.Kind.part.rawValue)
      body.write(counted: part.key)
      body.write(raw: bytes[start..<min(start + length, bytes.count)])
      try insert(part.row, turn, RowCodec.sealed(body.bytes))
      parts.append(part.row)
    }
    return parts
  }

  private func insert(_ number: Int64, _ turn: Int64, _ body: [UInt8]) throws(SQLiteFailure) {
    insert?.bind(number, at: 1)
    insert?.bind(turn, at: 2)
    try insert?.bind(body, at: 3)
    try insert?.run()
  }

  func delete(_ number: Int64) throws(SQLiteFailure) {
    delete?.bind(number, at: 1)
    try delete?.run()
  }

  /// Notes that a row was used.
  func touch(_ number: Int64, at turn: Int64) throws(SQLiteFailure) {
    touch?.bind(turn, at: 1)
    touch?.bind(number, at: 2)
    touch?.bind(turn, at: 3)
    try touch?.run()
  }
}
