/// A node with one child, or none.
///
/// State, on the main actor: the child.
class SingleNode: Node {
  var child: Node?
  override var children: [Node] { child.map { [$0] } ?? [] }

  final func show<V: View>(_ view: V, _ environment: EnvironmentValues) {
    child = reconcile(child, view, environment)
  }

  override func measure(_ proposal: Proposal) -> Size { child.blockSize(in: proposal) }
  override func draw(in rect: Rect, on canvas: Canvas) { child.drawBlock(in: rect, on: canvas) }
  override func activate() -> Bool {
    for node in children where node.activate() { return true }
    return false
  }
}

/// A node that only passes on: its parent lays out what is below.
class TransparentNode: SingleNode {
  override var isTransparent: Bool { true }
  override func draw(in rect: Rect, on canvas: Canvas) { drawBlock(in: rect, on: canvas) }
}
