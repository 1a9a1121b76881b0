/// How a cell is drawn.
public struct Style: Hashable, Sendable {
  /// What a terminal can do to a character besides colouring it.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each attribute.
    public let rawValue: UInt8
    /// Attributes of their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier, or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// With a line below.
    public static let underline = Attributes(rawValue: 4)
    /// The text's colour and the background's exchanged.
    public static let reverse = Attributes(rawValue: 8)
  }

  /// The colour of the text.
  public var foreground: Color
  /// What is done to it besides.
  public var attributes: Attributes

  /// A style; as left out, the terminal's own text.
  public init(foreground: Color = .primary, attributes: Attributes = []) {
    self.foreground = foreground
    self.attributes = attributes
  }

  /// The terminal's own text.
  public static let plain = Style()
}
