/// A view with a line around it.
public struct BorderedView<Content: View>: PrimitiveView {
  let content: Content
  let color: Color

  public func _make(_ context: Context) -> Node { BorderNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(BorderNode.self)
    node.insets = EdgeInsets(top: 1, bottom: 1, leading: 1, trailing: 1)
    node.color = color
    node.show(content, node.environment)
  }
}

/// State, on the main actor: the line's colour.
private final class BorderNode: PaddingNode {
  var color = Color.primary

  override func draw(in rect: Rect, on canvas: Canvas) {
    super.draw(in: rect, on: canvas)
    guard rect.width >= 2, rect.height >= 2 else { return }
    var style = environment.style
    style.foreground = color
    let line = repeatElement(Cell(text: "─", width: 1), count: rect.width - 2)
    let side = Cell(text: "│", width: 1)
    canvas.put(
      [Cell(text: "┌", width: 1)] + line + [Cell(text: "┐", width: 1)], x: rect.x,
      y: rect.y, style: style)
    for y in rect.y + 1..<rect.maxY - 1 {
      canvas.put([side], x: rect.x, y: y, style: style)
      canvas.put([side], x: rect.maxX - 1, y: y, style: style)
    }
    canvas.put(
      [Cell(text: "└", width: 1)] + line + [Cell(text: "┘", width: 1)], x: rect.x,
      y: rect.maxY - 1, style: style)
  }
}

extension View {
  /// A line around the view, which takes a cell on each side.
  public func border(_ color: Color = .primary) -> some View {
    BorderedView(content: self, color: color)
  }
}
