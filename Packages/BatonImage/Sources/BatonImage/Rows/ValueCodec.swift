@_spi(Image) internal import BatonStore

/// The bytes of a cell's value. One value has one form, so that equal bytes are equal values.
struct ValueCodec {
  /// The record's key, and what the paths it links to are likely to begin with.
  let identity: RowIdentity
  let names: NameTable
  private let path: [UInt8]

  init(_ identity: RowIdentity, _ names: NameTable) {
    self.identity = identity
    self.names = names
    path = identity.path
  }

  // MARK: Writing

  /// Nil for a value that is missing.
  func encode(_ value: ImageValue) throws(SQLiteFailure) -> [UInt8]? {
    var bytes = ByteWriter()
    switch value {
    case .missing: return nil
    case .null: bytes.write(byte: StoredTag.null.rawValue)
    case .bool(let bool): write(.bool(bool), &bytes)
    case .int(let int): write(.int(int), &bytes)
    case .double(let double): write(.double(double), &bytes)
    case .string(let text):
      if identity.isKeyed, text.utf8.elementsEqual(identity.key) {
        bytes.write(byte: StoredTag.ownKey.rawValue)
      } else {
        write(.string(text), &bytes)
      }
    case .link(let key):
      bytes.write(byte: StoredTag.link.rawValue)
      var base = path
      try write(key, after: &base, &bytes)
    case .list(let keys):
      var entries = ByteWriter()
      var base = path
      for key in keys { try write(key, after: &base, &entries) }
      bytes.write(byte: StoredTag.list.rawValue)
      bytes.write(counted: entries.bytes)
    case .scalars(let scalars):
      var entries = ByteWriter()
      for scalar in scalars { write(scalar, &entries) }
      bytes.write(byte: StoredTag.scalars.rawValue)
      bytes.write(counted: entries.bytes)
    }
    return bytes.bytes
  }

  private func write(_ scalar: Scalar, _ bytes: inout ByteWriter) {
    switch scalar {
    case .null: bytes.write(byte: StoredTag.null.rawValue)
    case .bool(let bool): bytes.write(byte: (bool ? StoredTag.yes : .no).rawValue)
    case .int(let int):
      bytes.write(byte: StoredTag.int.rawValue)
      bytes.write(signed: Int64(int))
    case .double(let double):
      bytes.write(byte: StoredTag.double.rawValue)
      bytes.write(fixed: double.bitPattern)
    case .string(let text):
      bytes.write(byte: StoredTag.string.rawValue)
      bytes.write(text: text)
    }
  }

  /// The type and whether it is keyed in one number, of which 0 is a null entry, then the key. Of a path
  /// only what differs from `base` is written, and `base` is this path then.
  private func write(
    _ key: ImageKey?, after base: inout [UInt8], _ bytes: inout ByteWriter
  ) throws(SQLiteFailure) {
    guard let key else { return bytes.write(0) }
    bytes.write(try names.id(of: key.type) << 1 | (key.isKeyed ? 1 : 0))
    if key.isKeyed { return bytes.write(text: key.text) }
    let text = Array(key.text.utf8)
    let shared = zip(text, base).prefix { $0 == $1 }.count
    bytes.write(count: shared)
    bytes.write(counted: text[shared...])
    base = text
  }

  // MARK: Reading

  /// The value of a tag, without its errors; nil for bytes that are no value.
  func value(
    _ tag: StoredTag, _ reader: inout ByteReader
  ) throws(SQLiteFailure) -> ImageValue? {
    switch tag {
    case .withErrors: return nil
    case .ownKey: return .string(String(decoding: identity.key, as: UTF8.self))
    case .link:
      var base = path
      return try link(&reader, after: &base).flatMap { key in key.map(ImageValue.link) }
    case .list:
      guard let range = reader.counted() else { return nil }
      return try list(ByteReader(reader.bytes, range))
    case .scalars:
      guard let range = reader.counted() else { return nil }
      return scalars(ByteReader(reader.bytes, range))
    case .null: return .null
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .int: return reader.signed().map { .int(Int($0)) }
    case .double: return reader.fixed().map { .double(Double(bitPattern: $0)) }
    case .string: return reader.text().map { .string($0) }
    }
  }

  private func scalar(_ tag: StoredTag, _ reader: inout ByteReader) -> Scalar? {
    switch tag {
    case .null: .null
    case .no: .bool(false)
    case .yes: .bool(true)
    case .int: reader.signed().map { .int(Int($0)) }
    case .double: reader.fixed().map { .double(Double(bitPattern: $0)) }
    case .string: reader.text().map { .string($0) }
    case .ownKey, .link, .list, .scalars, .withErrors: nil
    }
  }

  private func scalars(_ entries: ByteReader) -> ImageValue? {
    var reader = entries
    var values: [Scalar] = []
    while !reader.isAtEnd {
      guard let tag = reader.byte().flatMap(StoredTag.init), let value = scalar(tag, &reader) else {
        return nil
      }
      values.append(value)
    }
    return .scalars(values)
  }

  private func list(_ entries: ByteReader) throws(SQLiteFailure) -> ImageValue? {
    var reader = entries
    var base = path
    var keys: [ImageKey?] = []
    // A link to an identity takes four bytes or so.
    keys.reserveCapacity((entries.end - entries.position) / 4 + 1)
    while !reader.isAtEnd {
      guard let key = try link(&reader, after: &base) else { return nil }
      keys.append(key)
    }
    return .list(keys)
  }

  /// Nil for bytes that are no link; a null link is some nil.
  private func link(
    _ reader: inout ByteReader, after base: inout [UInt8]
  ) throws(SQLiteFailure) -> ImageKey?? {
    guard let head = reader.number() else { return nil }
    if head == 0 { return .some(nil) }
    guard let type = try names.type(of: head >> 1) else { return nil }
    if head & 1 == 1 { return reader.text().map { ImageKey(type, isKeyed: true, text: $0) } }
    guard let shared = reader.number(), shared <= UInt64(base.count),
      let rest = reader.counted()
    else { return nil }
    base = Array(base[..<Int(shared)] + reader.bytes[rest])
    return ImageKey(type, isKeyed: false, text: String(decoding: base, as: UTF8.self))
  }

  /// Goes past the value of a tag.
  static func skip(_ tag: StoredTag, _ reader: inout ByteReader) -> Bool {
    switch tag {
    case .null, .no, .yes, .ownKey: return true
    case .int: return reader.signed() != nil
    case .double: return reader.fixed() != nil
    case .string, .list, .scalars: return reader.counted() != nil
    case .withErrors: return reader.counted() != nil && reader.counted() != nil
    case .link:
      guard let head = reader.number() else { return false }
      if head & 1 == 0, head != 0, reader.number() == nil { return false }
      return head == 0 || reader.counted() != nil
    }
  }
}
