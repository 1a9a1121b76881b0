/// Screens over one another: a link shows another over the present one, Escape or Backspace goes
/// back. Covered screens stay installed, with their state, focus and data.
public struct NavigationStack<Root: View>: PrimitiveView {
  private let root: Root

  /// `root` is the first screen.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public func _make(_ context: Context) -> Node { NavigationNode(Self.self, context) }

  public func _update(_ node: Node) {
    let root = root
    node.as(NavigationNode.self).show { root }
  }
}
