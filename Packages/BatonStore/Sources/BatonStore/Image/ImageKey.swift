/// The name of a record in every process. It compares as bytes (B-2.6).
@_spi(Image) public struct ImageKey: Sendable {
  public let type: String
  /// Whether `text` is the identity's value; it is the whole path otherwise.
  public let isKeyed: Bool
  public let text: String
  /// The type's number in this process; 0 where nobody asked for it yet.
  let typeNumber: UInt32

  public init(type: String, isKeyed: Bool, text: String) {
    self.init(ImageType(type, number: 0), isKeyed: isKeyed, text: text)
  }

  public init(_ type: ImageType, isKeyed: Bool, text: String) {
    self.type = type.name
    typeNumber = type.number
    self.isKeyed = isKeyed
    self.text = text
  }
}

/// A type by name, with its number in this process.
@_spi(Image) public struct ImageType: Sendable {
  public let name: String
  let number: UInt32

  public init(_ name: String) {
    self.init(name, number: Registry.shared.concreteType(named: name).type)
  }

  init(_ name: String, number: UInt32) {
    self.name = name
    self.number = number
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
