/// What keeps a store's records where another launch finds them. The store tells it of every batch that is
/// kept, and asks it where memory is short; it never waits for it but in `read`.
///
/// The store calls it on the main actor alone.
@_spi(Image) public protocol StoreImage: AnyObject, Sendable {
  /// A batch was committed.
  func write(_ batch: ImageBatch)

  /// The batches that are not written yet: their records stay in memory (B-15.2).
  var waiting: [ImageBatch] { get }

  /// Runs `body` inside one read transaction; not at all where nothing can be read.
  func read(_ body: (any ImageReader) -> Void)

  /// An operation was committed just now, or its data is stale whatever its age.
  func stamp(_ operation: ImageOperation, isStale: Bool)

  /// Nil where the image does not know.
  func age(of operation: ImageOperation) -> ImageAge?

  /// All data is stale that was committed so far.
  func invalidate()

  /// What memberships answers taught, in whatever launch.
  var memberships: [ImageMembership] { get }

  /// Called on the main actor with what happened; what happened before is told at once.
  func observe(_ told: @escaping @MainActor @Sendable (ImageEvent) -> Void)

  /// Writes what waits and gives the file back; nothing is read or written any more.
  func close() async
}

/// A read transaction.
@_spi(Image) public protocol ImageReader {
  /// A record's slots, of the query root none; nil for a record that is not there.
  func record(_ key: ImageKey) -> ImageRecord?
  /// A slot of the query root; `missing` where it is not there.
  func rootField(_ storageKey: String) -> (value: ImageValue, errors: [GraphQLError])
}

/// A record as an image has it.
@_spi(Image) public struct ImageRecord: Sendable {
  public let isDeleted: Bool
  public let cells: [ImageCell]

  public init(isDeleted: Bool, cells: [ImageCell]) {
    self.isDeleted = isDeleted
    self.cells = cells
  }
}

/// An operation by its name and its variables, canonical JSON.
@_spi(Image) public struct ImageOperation: Sendable {
  public let name: String
  public let variables: String

  public init(name: String, variables: String) {
    self.name = name
    self.variables = variables
  }
}

/// How old an operation's data is.
@_spi(Image) public enum ImageAge: Sendable, Equatable {
  /// By the wall clock; not below zero.
  case since(Duration)
  /// It was called stale since.
  case stale
}

/// What happened to an image, without values.
@_spi(Image) @_spi(Runtime) public enum ImageEvent: Sendable, Equatable {
  case opened
  /// The store runs without: another store has the file, the file is no image, or it cannot be made.
  case unavailable(reason: String)
  /// There is an empty one: what it held is gone.
  case startedAgain(reason: String)
  /// So many rows were written in one transaction.
  case written(rows: Int)
  /// The name of what SQLite said; what was to be written still waits.
  case failed(code: String)
}
