/// Lines of text, broken between words to the width there is.
public struct Text: PrimitiveView {
  private let string: String

  /// Shows a string as it is: no markdown, no localisation.
  public init(_ string: String) { self.string = string }
  /// As `init(_:)`; for screens that SwiftUI would otherwise look up in a table.
  public init(verbatim string: String) { self.string = string }

  public func _make(_ context: Context) -> Node { TextNode(Self.self, context) }

  public func _update(_ node: Node) { node.as(TextNode.self).show(string) }
}

/// State, on the main actor: the text, as written and as cells.
private final class TextNode: Node {
  private var string = ""
  private var glyphs = Glyphs("")
  private var lineLimit: Int?

  func show(_ string: String) {
    // Not `==`: two spellings of one character may be drawn differently.
    if !self.string.utf8.elementsEqual(string.utf8) {
      self.string = string
      glyphs = Glyphs(string)
      invalidate()
    }
    if lineLimit != environment.lineLimit {
      lineLimit = environment.lineLimit
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
      to: proposal.width ?? Proposal.most, limit: limit(proposal.height))
    return Size(width: lines.reduce(0) { max($0, Glyphs.width(of: $1)) }, height: lines.count)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    guard rect.height > 0 else { return }
    let lines = glyphs.fitted(to: rect.width, limit: limit(rect.height))
    for (index, line) in lines.enumerated() {
      canvas.put(line, x: rect.x, y: rect.y + index, style: environment.style)
    }
  }
}
