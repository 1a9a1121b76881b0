/// A key, as a person pressed it.
public enum Key: Hashable, Sendable {
  /// A character that was typed; a space is one.
  case character(Character)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, tab, backTab
  /// Backspace, and the other key.
  case backspace, delete
  /// F1 is `function(1)`.
  case function(Int)
  /// A letter pressed with Control, in lower case.
  case control(Character)
}

extension Key: ExpressibleByUnicodeScalarLiteral {
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
