@_spi(Image) internal import BatonStore

/// The bytes of a row: a checksum, whose it is, and its cells.
///
///     sum 8 bytes | flags | [type] | key | operation | time | cells
///     cell: name << 4 | tag, [text of a name without a number], value
enum RowCodec {
  private static let keyed: UInt8 = 1 << 4
  private static let deleted: UInt8 = 1 << 5

  /// - Parameter names: Get the names that have no number yet.
  static func encode(_ row: StoredRow, _ names: NameTable) throws(SQLiteFailure) -> [UInt8] {
    var body = ByteWriter()
    let identity = row.identity
    body.write(
      byte: identity.kind.rawValue | (identity.isKeyed ? keyed : 0) | (row.isDeleted ? deleted : 0))
    if identity.kind == .record { body.write(try names.id(of: identity.type)) }
    body.write(counted: identity.key)
    body.write(row.operation)
    body.write(row.time)
    for cell in row.cells { write(cell, to: &body) }
    return sealed(body.bytes)
  }

  /// Nil for bytes that are not exactly what was written.
  static func decode(_ bytes: [UInt8], _ names: NameTable) throws(SQLiteFailure) -> StoredRow? {
    guard var reader = unsealed(bytes), let flags = reader.byte(),
      let kind = RowIdentity.Kind(rawValue: flags & 0xF)
    else { return nil }
    var type = ""
    if kind == .record {
      guard let id = reader.number(), let name = try names.text(of: id) else { return nil }
      type = name
    }
    guard let key = reader.counted(), let operation = reader.number(), let time = reader.number(),
      let cells = cells(&reader)
    else { return nil }
    return StoredRow(
      identity: RowIdentity(kind, isKeyed: flags & keyed != 0, type: type, key: bytes[key]),
      isDeleted: flags & deleted != 0, operation: operation, time: time, cells: cells)
  }

  /// The record of a row, read at once; nil for bytes that are not exactly what was written, or of another.
  static func record(
    _ bytes: [UInt8], of identity: RowIdentity, _ names: NameTable
  ) throws(SQLiteFailure) -> ImageRecord? {
    guard var reader = unsealed(bytes), let flags = reader.byte(),
      flags & ~deleted == identity.kind.rawValue | (identity.isKeyed ? keyed : 0)
    else { return nil }
    if identity.kind == .record {
      guard let id = reader.number(), try names.isType(id, identity.type) else { return nil }
    }
    guard let key = reader.counted(), reader.has(identity.key, at: key),
      reader.number() != nil, reader.number() != nil
    else { return nil }
    let codec = ValueCodec(identity, names)
    var cells: [ImageCell] = []
    cells.reserveCapacity(8)
    while !reader.isAtEnd {
      guard let cell = try cell(&reader, codec) else { return nil }
      cells.append(cell)
    }
    return ImageRecord(isDeleted: flags & deleted != 0, cells: cells)
  }

  private static func cell(
    _ reader: inout ByteReader, _ codec: ValueCodec
  ) throws(SQLiteFailure) -> ImageCell? {
    guard let head = reader.number(), let tag = StoredTag(rawValue: UInt8(head & 0xF)) else {
      return nil
    }
    let name: ImageName
    if head >> 4 == 0 {
      guard let text = reader.text() else { return nil }
      name = .text(text)
    } else {
      guard let key = try codec.names.key(of: head >> 4) else { return nil }
      name = key
    }
    if tag == .withErrors {
      return try codec.cell(tag, &reader).map { ImageCell(name, $0.value, errors: $0.errors) }
    }
    guard let value = try codec.value(tag, &reader) else { return nil }
    return ImageCell(name, value)
  }

  /// The bytes behind their checksum.
  static func sealed(_ content: [UInt8]) -> [UInt8] {
    var sealed = ByteWriter()
    sealed.write(fixed: Checksum.of(content))
    sealed.write(raw: content)
    return sealed.bytes
  }

  /// A reader of what the checksum is of; nil where it is not the checksum of that.
  static func unsealed(_ bytes: [UInt8]) -> ByteReader? {
    var reader = ByteReader(bytes)
    guard let sum = reader.fixed(), sum == Checksum.of(bytes, from: 8) else { return nil }
    return reader
  }

  private static func write(_ cell: StoredCell, to body: inout ByteWriter) {
    let tag = UInt64(cell.value.first ?? 0)
    switch cell.name {
    case .number(let number): body.write(number << 4 | tag)
    case .text(let text):
      body.write(tag)
      body.write(counted: text)
    }
    body.write(raw: cell.value.dropFirst())
  }

  private static func cells(_ reader: inout ByteReader) -> [StoredCell]? {
    var cells: [StoredCell] = []
    while !reader.isAtEnd {
      guard let head = reader.number(), let tag = StoredTag(rawValue: UInt8(head & 0xF)) else {
        return nil
      }
      var name = StoredName.number(head >> 4)
      if head >> 4 == 0 {
        guard let text = reader.counted() else { return nil }
        name = .text(Array(reader.bytes[text]))
      }
      let start = reader.position
      guard ValueCodec.skip(tag, &reader) else { return nil }
      cells.append(
        StoredCell(name: name, value: [tag.rawValue] + reader.bytes[start..<reader.position]))
    }
    return cells
  }
}
