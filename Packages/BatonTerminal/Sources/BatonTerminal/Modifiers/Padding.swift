/// A view with empty cells around it.
public struct PaddedView<Content: View>: PrimitiveView {
  let content: Content
  let insets: EdgeInsets

  public func _make(_ context: Context) -> Node { PaddingNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(PaddingNode.self)
    node.insets = insets
    node.show(content, node.environment)
  }
}

/// State, on the main actor: the cells left empty around its child.
class PaddingNode: SingleNode {
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { invalidate() } }
  }

  override func measure(_ proposal: Proposal) -> Size {
    var size = child.blockSize(in: proposal.inset(insets))
    size.width += insets.size.width
    size.height += insets.size.height
    return size
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let inner = rect.inset(insets)
    canvas.clipped(to: rect) { child.drawBlock(in: inner, on: canvas) }
  }
}

extension View {
  /// Empty cells around the view: `length` lines above and below, and cells at its sides.
  public func padding(_ edges: Edge.Set = .all, _ length: Int = 1) -> some View {
    let length = min(max(0, length), Frame.longestSide)
    return PaddedView(
      content: self,
      insets: EdgeInsets(
        top: edges.contains(.top) ? length : 0, bottom: edges.contains(.bottom) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Empty cells on all four sides.
  public func padding(_ length: Int) -> some View { padding(.all, length) }
}
