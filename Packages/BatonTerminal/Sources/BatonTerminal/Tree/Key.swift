/// A key, as a person pressed it.
public enum Key: Hashable, Sendable {
  /// A character that was typed; a space is one.
  case character(Character)
  /// The arrows.
  case up, down, left, right
  /// The keys that move further.
  case pageUp, pageDown, home, end
  /// Enter, Escape, Tab, and Tab with Shift.
  case enter, escape, tab, backTab
  /// Backspace, and the other key.
  case backspace, delete
  /// F1 is `function(1)`.
  case function(Int)
  /// A letter pressed with Control, in lower case.
  case control(Character)
}

extension Key: ExpressibleByUnicodeScalarLiteral {
  /// `"n"` is the key that types an n.
  public init(unicodeScalarLiteral value: Character) { self = .character(value) }
}

extension Key {
  /// The key that moves where `j` and `k` do, as in other programs of the terminal.
  var asMovement: Key {
    switch self {
    case .character("j"): .down
    case .character("k"): .up
    default: self
    }
  }
}
