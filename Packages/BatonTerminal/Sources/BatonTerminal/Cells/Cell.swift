/// One place of a frame.
public struct Cell: Hashable, Sendable {
  /// What is drawn: one character that takes up room, with the marks that combine with it. Empty for
  /// the right half of a wide character.
  public let text: String
  /// In cells: 1, or 2 for a wide character, or 0 for the right half of the one before.
  public let width: Int
  /// How it is drawn.
  public var style: Style

  init(text: String, width: Int, style: Style = .plain) {
    self.text = text
    self.width = width
    self.style = style
  }

  /// A space without any style.
  public static let blank = Cell(text: " ", width: 1)
  static let rightHalf = Cell(text: "", width: 0)
}
