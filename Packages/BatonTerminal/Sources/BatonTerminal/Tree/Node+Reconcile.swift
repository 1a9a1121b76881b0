extension Node {
  func context(_ environment: EnvironmentValues) -> Context {
    Context(tree: tree, parent: self, environment: environment)
  }

  /// Updates the child when the view still has its type; else makes a new one and removes the old.
  func reconcile<V: View>(_ child: Node?, _ view: V, _ environment: EnvironmentValues) -> Node {
    if let child, child.type == ObjectIdentifier(V.self) {
      V._updateNode(child, view, environment)
      return child
    }
    let made = V._makeNode(view, context(environment))
    child?.unmount()  // after the new one attached: what both hold stays held
    invalidate()
    return made
  }

  func remove(_ child: inout Node?) {
    guard let gone = child else { return }
    gone.unmount()
    child = nil
    invalidate()
  }
}
