/// Room that grows along the axis of its stack.
public struct Spacer: PrimitiveView {
  private let minLength: Int

  /// `minLength` in cells or lines, along the stack.
  public init(minLength: Int = 0) { self.minLength = min(max(0, minLength), Proposal.most) }

  public func _make(_ context: Context) -> Node { SpacerNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(SpacerNode.self)
    if node.minLength != minLength {
      node.minLength = minLength
      node.invalidate()
    }
  }
}

/// State, on the main actor: the least length.
private final class SpacerNode: Node {
  var minLength = 0
  override var isSpacer: Bool { true }
  override func measure(_ proposal: Proposal) -> Size {
    var size = Size.zero
    size[stackAxis] = max(minLength, proposal[stackAxis] ?? 0)
    return size
  }
}
