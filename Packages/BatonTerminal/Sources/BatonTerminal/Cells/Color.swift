/// A colour of the terminal's own palette.
///
/// A terminal without colours draws them all alike, but for `secondary`, which is dim.
public enum Color: UInt8, Hashable, Sendable {
  /// The terminal's own text colour.
  case primary
  /// The text colour, dimmed.
  case secondary
  case black, red, green, yellow, blue, purple, cyan, white
  case gray
}
