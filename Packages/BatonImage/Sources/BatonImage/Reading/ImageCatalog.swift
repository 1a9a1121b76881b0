@_spi(Image) public import BatonStore

/// All that an image has, read in one transaction by somebody who does not write it.
@_spi(Image) public struct ImageCatalog: Sendable {
  /// One row.
  public struct Row: Sendable {
    public enum Content: Sendable {
      case record(RecordContent)
      /// A field of the query root.
      case rootField(ImageCell)
      /// When an operation was fetched, in seconds since 1970; nil for data that was called stale since.
      case age(ImageOperation, fetched: Double?)
    }

    public let content: Content
    /// The operation that changed the row last; empty where nobody said.
    public let operation: String
    /// When that was, in seconds since 1970; 0 in the row of an age.
    public let time: Double
    /// How long the row is.
    public let bytes: Int
  }

  /// The version that the app gave its data.
  public let version: String
  /// Counts the transactions that wrote.
  public let turn: Int64
  public let rows: [Row]
  public let memberships: [ImageMembership]
  /// How many rows are not what was written. They read as not there.
  public let brokenRows: Int
}

/// Why an image cannot be read.
@_spi(Image) public enum ImageReadFailure: Error, Sendable, Equatable {
  case noFile
  /// It is there, and cannot be opened.
  case unreadable
  /// It is no image.
  case foreign
  /// It is one of another version of this library.
  case otherFormat
  /// By the name of SQLite's code.
  case broken(code: String)
  /// The disk or the memory says no, and may say yes later.
  case refused(code: String)

  init(_ failure: SQLiteFailure) {
    self = failure.isTransient ? .refused(code: failure.name) : .broken(code: failure.name)
  }
}
