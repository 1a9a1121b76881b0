/// One of two views: two branches of one type are still two identities.
public enum EitherView<First: View, Second: View>: PrimitiveView {
  case first(First), second(Second)

  public func _make(_ context: Context) -> Node { EitherNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = unsafeDowncast(node, to: EitherNode.self)
    var old: Node?
    switch self {
    case .first(let view):
      if !node.isFirst { swap(&old, &node.child) }
      node.isFirst = true
      node.show(view, node.environment)
    case .second(let view):
      if node.isFirst { swap(&old, &node.child) }
      node.isFirst = false
      node.show(view, node.environment)
    }
    old?.unmount()
  }
}

private final class EitherNode: TransparentNode {
  var isFirst = true
}
