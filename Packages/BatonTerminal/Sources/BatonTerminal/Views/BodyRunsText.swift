/// A line about how often bodies ran, written anew with each frame that is drawn. Drawing it runs no
/// body.
public struct BodyRunsText: PrimitiveView {
  private let text: @MainActor (BodyRuns) -> String

  /// `text` makes the line of the counts as they are when a frame is drawn.
  public init(_ text: @escaping @MainActor (BodyRuns) -> String) { self.text = text }

  public func _make(_ context: Context) -> Node { BodyRunsNode(Self.self, context) }

  public func _update(_ node: Node) {
    node.as(BodyRunsNode.self).text = text
    node.tree.requestFrame()
  }
}

/// State, on the main actor: what makes the line of the counts.
private final class BodyRunsNode: Node {
  var text: @MainActor (BodyRuns) -> String = { _ in "" }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 40, height: 1)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let line = Glyphs(text(tree.bodyRuns)).lines.first ?? []
    canvas.put(
      Glyphs.truncated(line, to: rect.width), x: rect.x, y: rect.y, style: environment.style)
  }
}
