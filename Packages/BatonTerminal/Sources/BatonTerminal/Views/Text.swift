/// Lines of text, broken between words to the width there is.
public struct Text: PrimitiveView {
  private let string: String

  public init(_ string: String) { self.string = string }
  public init(verbatim string: String) { self.string = string }

  public func _make(_ context: Context) -> Node { TextNode(Self.self, context) }

  public func _update(_ node: Node) { unsafeDowncast(node, to: TextNode.self).show(string) }
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

  private func height(of lines: [[Cell]], in room: Int?) -> Int {
    let limit = min(lineLimit.map { max(1, $0) } ?? .max, room.map { max(1, $0) } ?? .max)
    return min(lines.count, limit)
  }

  override func measure(_ proposal: Proposal) -> Size {
    guard let width = proposal.width else {
      return Size(width: glyphs.width, height: height(of: glyphs.lines, in: proposal.height))
    }
    if width <= 0 { return Size(width: min(1, glyphs.width), height: 1) }
    let lines = glyphs.wrapped(to: width)
    let longest = lines.reduce(0) { max($0, Glyphs.width(of: $1)) }
    return Size(width: longest, height: height(of: lines, in: proposal.height))
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let lines = glyphs.wrapped(to: rect.width)
    let shown = min(height(of: lines, in: nil), rect.height)
    for index in lines.indices.prefix(shown) {
      let isCut = index == shown - 1 && shown < lines.count
      canvas.put(
        Glyphs.truncated(lines[index], to: rect.width, isCut: isCut), x: rect.x,
        y: rect.y + index, style: environment.style)
    }
  }
}
