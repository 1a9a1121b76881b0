/// The name of a record in every process. It compares as bytes (B-2.6).
@_spi(Image) public struct ImageKey: Sendable {
  public let type: String
  /// Whether `text` is the identity's value; it is the whole path otherwise.
  public let isKeyed: Bool
  public let text: String

  public init(type: String, isKeyed: Bool, text: String) {
    self.type = type
    self.isKeyed = isKeyed
    self.text = text
  }
}

extension ImageKey: Hashable {
  public static func == (lhs: ImageKey, rhs: ImageKey) -> Bool {
    lhs.isKeyed == rhs.isKeyed && utf8Equal(lhs.text, rhs.text) && utf8Equal(lhs.type, rhs.type)
  }

  public func hash(into hasher: inout Hasher) {
    UTF8Key(text: type).hash(into: &hasher)
    UTF8Key(text: text).hash(into: &hasher)
  }
}
