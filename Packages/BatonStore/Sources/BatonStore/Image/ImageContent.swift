/// What a batch gives an image to keep.
@_spi(Image) public struct ImageContent: Sendable {
  /// The operation that was answered; empty where nobody said.
  public var operation = ""
  public var changes: [ImageChange] = []
  /// Types and abstract types they were found to satisfy (B-5.8).
  public var memberships: [ImageMembership] = []
  /// Keys of lists that something was added to or taken out of where memory does not hold them (B-10.4): what
  /// the image has of them is wrong now.
  public var forgottenPaths: [String] = []
  /// The same of records that were deleted unseen (B-10.3).
  public var forgottenRecords: [ImageKey] = []

  public init() {}
}

/// That records of a type satisfy an abstract type.
@_spi(Image) public struct ImageMembership: Sendable {
  public let type: String
  public let abstract: String

  public init(type: String, abstract: String) {
    self.type = type
    self.abstract = abstract
  }
}
