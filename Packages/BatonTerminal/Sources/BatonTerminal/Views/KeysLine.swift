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
    ByTyping {
      line(keys)
      line(typingKeys)
    }
    .foregroundStyle(.secondary).lineLimit(1)
  }

  private func line(_ keys: [String]) -> some View {
    ViewThatFits {
      ForEach((0...keys.count).reversed(), id: \.self) {
        Text(keys.prefix($0).joined(separator: "  "))
      }
    }
  }
}

/// The second of two views while a text field has the focus, else the first. Both are kept; one is drawn.
private struct ByTyping<Content: View>: PrimitiveView {
  @ViewBuilder let content: Content

  func _make(_ context: Context) -> Node { ByTypingNode(Self.self, context) }
  func _update(_ node: Node) { node.as(ByTypingNode.self).show(content, node.environment) }
}

private final class ByTypingNode: SingleNode {
  private var views: [Node] { child?.elements ?? [] }

  /// Room for either, so that a size need not be forgotten when the focus moves.
  override func measure(_ proposal: Proposal) -> Size {
    let sizes = views.map { $0.size(in: proposal) }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let view = tree.focus?.takesText == true ? views.last : views.first
    view.drawBlock(in: rect, on: canvas)
  }
}
