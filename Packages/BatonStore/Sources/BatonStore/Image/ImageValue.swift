/// What a slot holds, as every process understands it. A slot that holds nothing is `missing`, which only
/// a change says.
@_spi(Image) public enum ImageValue: Sendable {
  case missing, null
  case bool(Bool), int(Int), double(Double), string(String)
  case link(ImageKey)
  case list([ImageKey?])
  case scalars([Scalar])
}

/// A slot's storage key.
@_spi(Image) public enum ImageName: Sendable {
  /// One that a build spells out, by its number in this process.
  case lasting(UInt32)
  /// One that variables went into.
  case text(String)

  /// A storage key that some build spelled out.
  public init(lasting text: String) { self = .lasting(Registry.shared.key(text)) }

  /// A storage key by its number, which somebody holds.
  init(ofKey number: UInt32) {
    self =
      Registry.shared.isTemporary(number)
      ? .text(Registry.shared.text(ofKey: number)) : .lasting(number)
  }

  public var text: String {
    switch self {
    case .lasting(let number): Registry.shared.text(ofKey: number)
    case .text(let text): text
    }
  }
}

/// A slot with its value and its errors (B-6.5).
@_spi(Image) public struct ImageCell: Sendable {
  public let name: ImageName
  public let value: ImageValue
  public var errors: [GraphQLError]

  public init(_ name: ImageName, _ value: ImageValue, errors: [GraphQLError] = []) {
    self.name = name
    self.value = value
    self.errors = errors
  }
}
