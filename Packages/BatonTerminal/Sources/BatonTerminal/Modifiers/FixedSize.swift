/// A view that is never offered less than it likes.
public struct FixedSizeView<Content: View>: PrimitiveView {
  let content: Content

  public func _make(_ context: Context) -> Node { FixedSizeNode(Self.self, context) }

  public func _update(_ node: Node) {
    node.as(FixedSizeNode.self).show(content, node.environment)
  }
}

private final class FixedSizeNode: SingleNode {
  override func measure(_ proposal: Proposal) -> Size {
    child.blockSize(in: Proposal(width: nil, height: nil))
  }
}

extension View {
  /// Keeps the view at the size it likes; beside others in a stack it gets its room first.
  public func fixedSize() -> some View { FixedSizeView(content: self) }
}
