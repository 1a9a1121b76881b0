/// A record with all it holds, in names that every process understands.
@_spi(Image) public struct RecordContent: Sendable {
  public let key: ImageKey
  public let isDeleted: Bool
  /// One whose value is missing has errors, which is all there is of the slot.
  public let cells: [ImageCell]

  public init(_ key: ImageKey, isDeleted: Bool = false, cells: [ImageCell] = []) {
    self.key = key
    self.isDeleted = isDeleted
    self.cells = cells
  }
}

extension ImageKey {
  /// `Character:1`, or the path.
  public var fullText: String { isKeyed ? type + ":" + text : text }

  /// Those of the three records that every store has (B-1.2).
  public static var roots: [ImageKey] {
    OperationKind.allCases.map { kind in
      ImageKey(type: Root(kind).typeName, isKeyed: false, text: Root(kind).key)
    }
  }
}
