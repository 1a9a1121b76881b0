/// A view with an identity: another id is another view, with state of its own.
public struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  public func _make(_ context: Context) -> Node { IdentifiedNode<ID>(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(IdentifiedNode<ID>.self)
    if node.id == id {
      node.show(content, node.environment)
    } else {
      let old = node.child
      node.id = id
      node.child = nil
      node.show(content, node.environment)
      old?.unmount()
    }
  }
}

/// State, on the main actor: the id that its child was made for; nil before the first.
private final class IdentifiedNode<ID: Hashable>: TransparentNode {
  var id: ID?
}

extension View {
  /// Gives the view an identity; with another one its state starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
