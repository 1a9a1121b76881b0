extension Node {
  /// The node as what its view's type makes, for that type's `_update`.
  ///
  /// Checked, though `reconcile` compared the types already: `_update` is public, so that a caller
  /// outside could hand in another view's node, and a walk up a few superclasses costs nothing beside
  /// what an update does.
  final func `as`<Kind: Node>(_: Kind.Type) -> Kind {
    guard let node = self as? Kind else {
      preconditionFailure(
        "_update was given a node that _make of the same view type did not make: a \(Swift.type(of: self))"
          + " is no \(Kind.self)")
    }
    return node
  }

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
