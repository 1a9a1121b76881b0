/// A JSON value that remembers where it stood and how its numbers were written.
///
/// Fixtures are compared with what a store holds to the last digit, so a number stays the text it is
/// in the file; and an optimistic response is a response with some values replaced, which takes the
/// place of each in the bytes.
public struct JSON: Sendable {
  /// What the value is.
  public indirect enum Content: Sendable {
    case null
    case bool(Bool)
    /// The number as it is written.
    case number(String)
    case string(String)
    case array([JSON])
    /// The members in the order of the text, duplicates included.
    case object([Member])
  }

  /// A name and its value in an object.
  public struct Member: Sendable {
    public let name: String
    public let value: JSON

    public init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  public let content: Content
  /// The bytes of the value in the text it was parsed from; empty for a value made by hand.
  public let range: Range<Int>

  public init(_ content: Content, range: Range<Int> = 0..<0) {
    self.content = content
    self.range = range
  }

  /// A value without a text, for output.
  public static func string(_ text: String) -> JSON { JSON(.string(text)) }
  public static func array(_ elements: [JSON]) -> JSON { JSON(.array(elements)) }
  public static func bool(_ value: Bool) -> JSON { JSON(.bool(value)) }
  public static let null = JSON(.null)

  /// An object whose members keep the given order.
  public static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    JSON(.object(members.map { Member(name: $0.key, value: $0.value) }))
  }

  public var isNull: Bool { if case .null = content { true } else { false } }
  public var string: String? { if case .string(let text) = content { text } else { nil } }
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  public var array: [JSON]? { if case .array(let elements) = content { elements } else { nil } }
  public var object: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// The last member of that name, compared byte by byte; nil where there is none or no object.
  public subscript(_ name: String) -> JSON? {
    object?.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The value's kind in words, for messages.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
