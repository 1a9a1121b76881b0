/// A view that names the screen it is on.
public struct TitledView<Content: View>: PrimitiveView {
  let content: Content
  let title: String

  public func _make(_ context: Context) -> Node { TitleNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(TitleNode.self)
    node.environment.page?.setTitle(title, by: node)
    node.show(content, node.environment)
  }
}

private final class TitleNode: TransparentNode {
  override func release() { environment.page?.clearTitle(by: self) }
}

extension View {
  /// The title of this screen in the `NavigationStack` around it.
  public func navigationTitle(_ title: String) -> some View {
    TitledView(content: self, title: title)
  }
}
