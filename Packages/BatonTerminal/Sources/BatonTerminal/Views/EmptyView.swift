/// Nothing.
public struct EmptyView: PrimitiveView {
  /// A view that takes no room.
  public init() {}
  public func _make(_ context: Context) -> Node { EmptyNode(Self.self, context) }
  public func _update(_: Node) {}
}

private final class EmptyNode: Node {
  override var isTransparent: Bool { true }
}
