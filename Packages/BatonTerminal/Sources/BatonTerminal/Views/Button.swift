/// Something to do, on Enter or the space bar, when it has the focus; or on Enter on the row of a
/// list it is in.
public struct Button<Label: View>: PrimitiveView {
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button with any view as its label.
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  public func _make(_ context: Context) -> Node { ControlNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(ControlNode.self)
    node.action = action
    node.show(label, node.environment)
  }
}

extension Button where Label == Text {
  /// A button with a text.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
