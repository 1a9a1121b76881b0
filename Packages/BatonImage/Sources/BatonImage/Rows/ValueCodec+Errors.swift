@_spi(Image) internal import BatonStore

// A cell is a value, or one with the errors that came with it.
extension ValueCodec {
  /// Nil for a slot that is missing and has no errors.
  func encode(_ cell: ImageCell) throws(SQLiteFailure) -> [UInt8]? {
    let value = try encode(cell.value)
    if cell.errors.isEmpty { return value }
    var errors = ByteWriter()
    for error in cell.errors { ValueCodec.write(error, &errors) }
    var bytes = ByteWriter()
    bytes.write(byte: StoredTag.withErrors.rawValue)
    // No bytes for a slot that has errors and no value.
    bytes.write(counted: value ?? [])
    bytes.write(counted: errors.bytes)
    return bytes.bytes
  }

  /// The value of a tag with its errors; nil for bytes that are no value.
  func cell(
    _ tag: StoredTag, _ reader: inout ByteReader
  ) throws(SQLiteFailure) -> (value: ImageValue, errors: [GraphQLError])? {
    guard tag == .withErrors else { return try value(tag, &reader).map { ($0, []) } }
    guard let inner = reader.counted(), let range = reader.counted() else { return nil }
    var rest = ByteReader(reader.bytes, range)
    var errors: [GraphQLError] = []
    while !rest.isAtEnd {
      guard let error = ValueCodec.error(&rest) else { return nil }
      errors.append(error)
    }
    if inner.isEmpty { return (.missing, errors) }
    var bare = ByteReader(reader.bytes, inner)
    guard let tag = bare.byte().flatMap(StoredTag.init) else { return nil }
    return try value(tag, &bare).map { ($0, errors) }
  }

  private static func write(_ error: GraphQLError, _ bytes: inout ByteWriter) {
    bytes.write(text: error.message)
    // None is not an empty path.
    bytes.write(count: error.path.map { $0.count + 1 } ?? 0)
    for component in error.path ?? [] {
      switch component {
      case .field(let name):
        bytes.write(byte: 0)
        bytes.write(text: name)
      case .index(let index):
        bytes.write(byte: 1)
        bytes.write(signed: Int64(index))
      }
    }
    bytes.write(count: error.locations.count)
    for location in error.locations {
      bytes.write(signed: Int64(location.line))
      bytes.write(signed: Int64(location.column))
    }
    bytes.write(byte: error.extensions == nil ? 0 : 1)
    if let extensions = error.extensions { bytes.write(text: extensions) }
  }

  private static func error(_ reader: inout ByteReader) -> GraphQLError? {
    guard let message = reader.text(), let count = reader.count() else { return nil }
    var path: [GraphQLError.PathComponent]?
    if count > 0 {
      var components: [GraphQLError.PathComponent] = []
      for _ in 1..<count {
        guard let component = component(&reader) else { return nil }
        components.append(component)
      }
      path = components
    }
    guard let places = reader.count() else { return nil }
    var locations: [GraphQLError.Location] = []
    for _ in 0..<places {
      guard let line = reader.signed(), let column = reader.signed() else { return nil }
      locations.append(GraphQLError.Location(line: Int(line), column: Int(column)))
    }
    guard let hasExtensions = reader.byte() else { return nil }
    var extensions: String?
    if hasExtensions == 1 {
      guard let text = reader.text() else { return nil }
      extensions = text
    }
    return GraphQLError(
      message: message, path: path, locations: locations, extensions: extensions)
  }

  private static func component(_ reader: inout ByteReader) -> GraphQLError.PathComponent? {
    switch reader.byte() {
    case 0: reader.text().map { .field($0) }
    case 1: reader.signed().map { .index(Int($0)) }
    default: nil
    }
  }
}
