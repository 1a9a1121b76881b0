/// The keys of a screen, the most needed first. Those that do not fit are left out whole: half a key
/// would be another key.
public struct KeysLine: View {
  private let keys: [String]
  private let typingKeys: [String]

  /// - Parameters:
  ///   - keys: Each with what it does, as in `"q quit"`.
  ///   - whileTyping: Those to show while a text field has the focus, where letters are the text's.
  public init(keys: [String], whileTyping: [String]? = nil) {
    self.keys = keys
    typingKeys = whileTyping ?? keys
  }

  public var body: some View {
    Line(keys: keys, typingKeys: typingKeys).foregroundStyle(.secondary)
  }
}

private struct Line: PrimitiveView {
  let keys: [String]
  let typingKeys: [String]

  func _make(_ context: Context) -> Node { LineNode(Self.self, context) }
  func _update(_ node: Node) { node.as(LineNode.self).show(keys, typingKeys) }
}

/// State, on the main actor: the keys, and those while letters are typed.
private final class LineNode: Node {
  private var keys: [String] = []
  private var typingKeys: [String] = []

  func show(_ keys: [String], _ typingKeys: [String]) {
    (self.keys, self.typingKeys) = (keys, typingKeys)
    invalidate()
  }

  /// Room for either, so that a size need not be forgotten when the focus moves.
  override func measure(_ proposal: Proposal) -> Size {
    let widths = [keys, typingKeys].map { Glyphs.width(of: Self.fitting($0, in: proposal.width)) }
    return Size(width: widths.max() ?? 0, height: 1)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let keys = tree.focus?.takesText == true ? typingKeys : keys
    let line = Self.fitting(keys, in: rect.width)
    canvas.put(line, x: rect.x, y: rect.y, style: environment.style)
  }

  /// As many of the keys as there is room for.
  private static func fitting(_ keys: [String], in width: Int?) -> [Cell] {
    var line: [Cell] = []
    for key in keys {
      let longer = line + Glyphs(line.isEmpty ? key : "  " + key).lines.joined()
      if Glyphs.width(of: longer) > width ?? .max { break }
      line = longer
    }
    return line
  }
}
