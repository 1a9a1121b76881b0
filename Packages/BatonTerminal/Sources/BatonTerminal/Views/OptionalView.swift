extension Optional: View where Wrapped: View {
  /// Drawn by the tree.
  public typealias Body = Never
  /// Never asked for.
  public var body: Never { fatalError("an optional view is drawn by the tree and has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  public func _make(_ context: Context) -> Node { TransparentNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(TransparentNode.self)
    if let self {
      node.show(self, node.environment)
    } else {
      node.remove(&node.child)
    }
  }
}
