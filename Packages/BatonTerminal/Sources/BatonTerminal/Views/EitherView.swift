/// One of two views: two branches of one type are still two identities.
public enum EitherView<First: View, Second: View>: PrimitiveView {
  /// The branch taken.
  case first(First), second(Second)

  public func _make(_ context: Context) -> Node { EitherNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(EitherNode.self)
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

/// State, on the main actor: which of the two branches its child belongs to.
private final class EitherNode: TransparentNode {
  var isFirst = true
}
