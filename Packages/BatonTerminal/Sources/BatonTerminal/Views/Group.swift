/// Views taken together, so that a modifier can be written once; no layout of its own.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Takes the views together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _make(_ context: Context) -> Node { TransparentNode(Self.self, context) }

  public func _update(_ node: Node) {
    node.as(TransparentNode.self).show(content, node.environment)
  }
}
