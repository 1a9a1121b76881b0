/// What a batch did to one record, in names that every process understands.
@_spi(Image) public struct ImageChange: Sendable {
  public let key: ImageKey
  /// A list's element without an identity: another row at its place is another record (B-2.7).
  public let isElement: Bool
  /// The record was deleted, and holds nothing.
  public let isDeleted: Bool
  /// The slots that were written; the later of two for one slot counts.
  public var cells: [ImageCell]

  public init(
    _ key: ImageKey, isElement: Bool = false, isDeleted: Bool = false, cells: [ImageCell] = []
  ) {
    self.key = key
    self.isElement = isElement
    self.isDeleted = isDeleted
    self.cells = cells
  }
}

extension ImageKey {
  /// The query root, whose slots are asked for one by one.
  public static let queryRoot = ImageKey(
    type: Root(.query).typeName, isKeyed: false, text: Root(.query).key)
}
