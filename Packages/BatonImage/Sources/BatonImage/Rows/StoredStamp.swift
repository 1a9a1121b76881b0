/// When an operation was fetched, as a row.
struct StoredStamp {
  /// In seconds since 1970; nil for data that is stale whatever its age.
  let time: Double?
  /// The image's epoch then.
  let epoch: UInt64

  init(time: Double?, epoch: UInt64) {
    self.time = time
    self.epoch = epoch
  }

  func row(_ identity: RowIdentity) -> StoredRow {
    var value = ByteWriter()
    value.write(byte: StoredTag.double.rawValue)
    value.write(fixed: (time ?? -.infinity).bitPattern)
    return StoredRow(
      identity: identity, time: epoch, cells: [StoredCell(name: .only, value: value.bytes)])
  }

  init?(_ row: StoredRow) {
    guard row.identity.kind == .stamp, let cell = row.cells.first else { return nil }
    var reader = ByteReader(cell.value)
    guard reader.byte() == StoredTag.double.rawValue, let bits = reader.fixed() else { return nil }
    let time = Double(bitPattern: bits)
    self.time = time.isFinite ? time : nil
    epoch = row.time
  }
}
