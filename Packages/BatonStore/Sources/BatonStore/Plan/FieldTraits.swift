/// What is known of a field of a type, beyond where its value is kept.
@_spi(Generated) public struct FieldTraits: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Of the client's own schema: that it is missing is no news (B-23).
  public static let client = FieldTraits(rawValue: 1)
  /// Kept in memory alone (`transient` in `baton.json`).
  public static let transient = FieldTraits(rawValue: 2)
}
