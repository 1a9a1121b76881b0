extension RowTable {
  /// Everything that the table has of rows.
  struct Everything {
    /// With their bytes.
    var rows: [(row: StoredRow, bytes: [UInt8], used: Int64)] = []
    /// The numbers of rows that are not what was written.
    var broken: [Int64] = []
  }

  func all(in database: Database) throws(SQLiteFailure) -> Everything {
    let numbers = try database.prepare("SELECT id FROM rows WHERE used >= \(oldest) ORDER BY id")
    var found = Everything()
    var parts: Set<Int64> = []
    while try numbers.step() {
      let number = numbers.integer(0)
      guard let (used, body) = try bytes(number), let whole = try whole(body, number),
        let row = try RowCodec.decode(whole.bytes, names), row.identity.row == number
      else {
        found.broken.append(number)
        continue
      }
      parts.formUnion(whole.parts)
      found.rows.append((row, whole.bytes, used))
    }
    // More of a record is no row by itself.
    found.broken.removeAll(where: parts.contains)
    return found
  }
}
