/// A view that does something when a value is another one than before.
public struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let action: @MainActor (Value, Value) -> Void

  public func _make(_ context: Context) -> Node { ChangeNode<Value>(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(ChangeNode<Value>.self)
    node.show(content, node.environment)
    node.take(value, action)
  }
}

/// State, on the main actor: the value as of the last body.
private final class ChangeNode<Value: Equatable>: TransparentNode {
  private var value: Value?

  func take(_ value: Value, _ action: @escaping @MainActor (Value, Value) -> Void) {
    let old = self.value
    self.value = value
    guard let old, old != value else { return }
    // In a turn of its own: what it changes is no part of the update that is under way.
    Task { [weak self] in if self?.isMounted == true { action(old, value) } }
  }
}

extension View {
  /// Does something after a value has changed from one body to the next, in another turn; the action is
  /// given the value before and the new one. What the value is at first is no change.
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, action: action)
  }
}
