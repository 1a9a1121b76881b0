/// A line across its stack.
public struct Divider: PrimitiveView {
  /// A line as long as the stack is wide, or high.
  public init() {}
  public func _make(_ context: Context) -> Node { DividerNode(Self.self, context) }
  public func _update(_: Node) {}
}

private final class DividerNode: Node {
  override func measure(_ proposal: Proposal) -> Size {
    var size = Size.zero
    size[stackAxis] = 1
    size[stackAxis.other] = proposal[stackAxis.other] ?? 1
    return size
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    var style = environment.style
    style.foreground = .secondary
    let cell = Cell(text: stackAxis == .vertical ? "─" : "│", width: 1)
    if stackAxis == .vertical {
      canvas.put(repeatElement(cell, count: rect.width), x: rect.x, y: rect.y, style: style)
    } else {
      for y in 0..<rect.height { canvas.put([cell], x: rect.x, y: rect.y + y, style: style) }
    }
  }
}
