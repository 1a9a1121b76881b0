/// A text after a glyph, for the symbol names that apps use most; a name without a glyph leaves the
/// text alone.
public struct Label: View {
  private let title: String
  private let glyph: String?

  /// `name` is a symbol's, as SwiftUI has them.
  public init(_ title: String, systemImage name: String) {
    self.title = title
    glyph = Self.glyphs[name]
  }

  /// The glyph and the text.
  public var body: some View {
    Text(glyph.map { "\($0) \(title)" } ?? title)
  }

  private static let glyphs: [String: String] = [
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "checkmark": "✓",
    "xmark": "✗", "plus": "+", "minus": "−", "chevron.left": "‹", "chevron.right": "›",
    "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
    "arrow.clockwise": "↻", "exclamationmark.triangle": "⚠", "info.circle": "ⓘ",
    "magnifyingglass": "⌕", "circle": "○", "circle.fill": "●", "square": "□",
    "square.fill": "■", "ellipsis": "…",
  ]
}
