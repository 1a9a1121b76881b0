/// Several views, one after another, as the builder makes them.
public struct TupleView<each V: View>: PrimitiveView {
  private let content: (repeat each V)

  init(_ content: repeat each V) { self.content = (repeat each content) }

  public func _make(_ context: Context) -> Node { ManyNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(ManyNode.self)
    var index = 0
    for child in repeat each content {
      if index < node.many.count {
        node.many[index] = node.reconcile(node.many[index], child, node.environment)
      } else {
        node.many.append(node.reconcile(nil, child, node.environment))
      }
      index += 1
    }
  }
}

/// Several nodes, laid out by the parent.
///
/// State, on the main actor: the nodes, in the order of their views.
final class ManyNode: Node {
  var many: [Node] = []
  override var children: [Node] { many }
  override var isTransparent: Bool { true }
  override func draw(in rect: Rect, on canvas: Canvas) { drawBlock(in: rect, on: canvas) }
  override func activate() -> Bool {
    for node in many where node.activate() { return true }
    return false
  }
}
