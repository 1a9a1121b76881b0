@_spi(Image) public import BatonStore

/// A record with all it holds.
public struct DumpRecord: Sendable {
  /// `Character:1`, or the path.
  public let key: String
  /// The name of its type; of a deleted record that was read from a text, what the key says of it.
  public let type: String
  public let isDeleted: Bool
  /// Sorted by name.
  public let slots: [DumpSlot]
  let content: RecordContent

  init(_ content: RecordContent) {
    self.content = content
    key = content.key.fullText
    type = content.key.type
    isDeleted = content.isDeleted
    slots = content.cells.map(DumpSlot.init).sorted { $0.name.precedes($1.name) }
  }

  /// The slot of a storage key.
  public func slot(_ name: String) -> DumpSlot? { slots.first { $0.name.isSame(as: name) } }

  /// The record as a member of a dump: `"Character:1": {…}`.
  public var text: String { DumpText.member(of: content) }

  /// The members that the record has in a dump, `__typename` and `__errors` among them.
  var members: [(name: String, text: String)] { DumpText.members(of: content) }
}

/// A slot that holds a value, errors, or both.
public struct DumpSlot: Sendable {
  /// The storage key.
  public let name: String
  /// Nil where nothing but errors came.
  public let value: DumpValue?
  /// In the server's order.
  public let errors: [GraphQLError]
  /// The value as in a dump; empty without one.
  public let text: String

  init(_ cell: ImageCell) {
    name = cell.name.text
    value = DumpValue(cell.value)
    errors = cell.errors
    text = value == nil ? "" : cell.value.dump
  }
}

// Keys and names compare as bytes: canonically equal texts are two of them.
extension String {
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

/// A key or a name in a table.
struct ByteText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (lhs: ByteText, rhs: ByteText) -> Bool { lhs.text.isSame(as: rhs.text) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
