@_spi(Image) internal import BatonImage
@_spi(Image) internal import BatonStore

/// An image's content, read in one moment beside whoever writes it, or at rest. The file stays as it is.
public struct ImageInspection: Sendable {
  /// The version that the app gave its data.
  public let version: String
  /// Counts the transactions that wrote: another number is another content.
  public let turn: Int64
  /// The records, the fields of the query root put together, and the two roots that no image keeps.
  public let dump: StoreDump
  public let ages: [OperationAge]
  /// How many rows are not what was written; they read as not there.
  public let brokenRows: Int
  private let origins: [ByteText: RowOrigin]

  /// - Parameter path: The image's file.
  public init(path: String) throws(ImageProblem) {
    self.init(
      try ImageProblem.naming(path) { onlooker throws(ImageReadFailure) in
        try onlooker.catalog()
      })
  }

  private init(_ catalog: ImageCatalog) {
    version = catalog.version
    turn = catalog.turn
    brokenRows = catalog.brokenRows
    var contents: [RecordContent] = []
    var fields: [ImageCell] = []
    var ages: [OperationAge] = []
    var origins: [ByteText: RowOrigin] = [:]
    for row in catalog.rows {
      let origin = RowOrigin(operation: row.operation, time: row.time, bytes: row.bytes)
      switch row.content {
      case .record(let record):
        contents.append(record)
        origins[ByteText(record.key.fullText)] = origin
      case .rootField(let cell):
        fields.append(cell)
        origins[ImageInspection.name(of: cell.name.text)] = origin
      case .age(let operation, let fetched):
        ages.append(
          OperationAge(
            operation: operation.name, variables: operation.variables, fetched: fetched))
      }
    }
    contents += ImageKey.roots.map {
      $0 == .queryRoot ? RecordContent($0, cells: fields) : RecordContent($0)
    }
    dump = StoreDump(contents)
    self.origins = origins
    self.ages = ages.sorted {
      $0.operation.isSame(as: $1.operation)
        ? $0.variables.precedes($1.variables) : $0.operation.precedes($1.operation)
    }
  }

  /// A field of the query root has a row of its own; no key holds this character.
  private static func name(of rootField: String) -> ByteText { ByteText("\n" + rootField) }

  /// Who changed a record's row last.
  public func origin(of record: String) -> RowOrigin? { origins[ByteText(record)] }

  /// Who changed the row of a field of the query root last.
  public func origin(ofRootField name: String) -> RowOrigin? {
    origins[ImageInspection.name(of: name)]
  }

  /// The bytes of all rows of records and root fields by type, sorted by name.
  public var sizes: [TypeSize] {
    var bytes: [ByteText: Int] = [:]
    for record in dump.records {
      let rows =
        record.content.key == .queryRoot
        ? record.slots.compactMap { origin(ofRootField: $0.name) }
        : [origin(of: record.key)].compactMap(\.self)
      bytes[ByteText(record.type), default: 0] += rows.reduce(0) { $0 + $1.bytes }
    }
    return dump.types.map { size in
      TypeSize(type: size.type, count: size.count, bytes: bytes[ByteText(size.type)] ?? 0)
    }
  }
}

/// Who changed a row of an image last, and how long the row is.
public struct RowOrigin: Sendable, Hashable {
  /// The operation's name; empty where nobody said.
  public let operation: String
  /// Seconds since 1970.
  public let time: Double
  public let bytes: Int
}

/// When an operation was fetched.
public struct OperationAge: Sendable, Hashable {
  /// The operation's name.
  public let operation: String
  /// JSON, members sorted by name.
  public let variables: String
  /// Seconds since 1970; nil for data that was called stale since.
  public let fetched: Double?
}
