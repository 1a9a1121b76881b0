/// How a cell is drawn.
public struct Style: Hashable, Sendable {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let underline = Attributes(rawValue: 4)
    public static let reverse = Attributes(rawValue: 8)
  }

  public var foreground: Color
  public var attributes: Attributes

  public init(foreground: Color = .primary, attributes: Attributes = []) {
    self.foreground = foreground
    self.attributes = attributes
  }

  public static let plain = Style()
}
