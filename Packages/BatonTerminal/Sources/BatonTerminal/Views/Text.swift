/// Lines of text, broken between words to the width there is.
public struct Text: PrimitiveView {
  private let string: String

  /// Shows a string as it is: no markdown, no localisation.
  public init(_ string: String) { self.string = string }
  /// As `init(_:)`; for screens that SwiftUI would otherwise look up in a table.
  public init(verbatim string: String) { self.string = string }

  /// Where a text is cut that has more than its lines.
  public enum TruncationMode: Hashable, Sendable {
    /// Behind what fits.
    case tail
    /// In the middle of the last line, so that both ends are seen.
    case middle
  }

  public func _make(_ context: Context) -> Node { TextNode(Self.self, context) }

  public func _update(_ node: Node) { node.as(TextNode.self).show(string) }
}

/// State, on the main actor: the text, as written and as cells; how it is cut.
private final class TextNode: Node {
  private var string = ""
  private var glyphs = Glyphs("")
  private var lineLimit: Int?
  private var mode = Text.TruncationMode.tail

  func show(_ string: String) {
    // Not `==`: two spellings of one character may be drawn differently.
    if !self.string.utf8.elementsEqual(string.utf8) {
      self.string = string
      glyphs = Glyphs(string)
      invalidate()
    }
    if lineLimit != environment.lineLimit || mode != environment.truncationMode {
      (lineLimit, mode) = (environment.lineLimit, environment.truncationMode)
      invalidate()
    }
  }

  private func limit(_ room: Int?) -> Int {
    min(lineLimit.map { max(1, $0) } ?? .max, room.map { max(1, $0) } ?? .max)
  }

  override func measure(_ proposal: Proposal) -> Size {
    if let width = proposal.width, width <= 0 {
      return Size(width: glyphs.lines.allSatisfy(\.isEmpty) ? 0 : 1, height: 1)
    }
    let lines = glyphs.fitted(
      to: proposal.width ?? Proposal.most, limit: limit(proposal.height), mode)
    return Size(width: lines.reduce(0) { max($0, Glyphs.width(of: $1)) }, height: lines.count)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    guard rect.height > 0 else { return }
    let lines = glyphs.fitted(to: rect.width, limit: limit(rect.height), mode)
    for (index, line) in lines.enumerated() {
      canvas.put(line, x: rect.x, y: rect.y + index, style: environment.style)
    }
  }
}
