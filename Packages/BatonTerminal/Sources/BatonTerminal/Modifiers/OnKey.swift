/// A view that does something on keys which no view inside it wanted.
public struct KeyView<Content: View>: PrimitiveView {
  let content: Content
  let action: @MainActor (Key) -> Bool

  public func _make(_ context: Context) -> Node { KeyNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(KeyNode.self)
    node.action = action
    node.show(content, node.environment)
  }
}

/// Lays its content out as one; only so does drawing pass through it and find that it is on screen.
///
/// State, on the main actor: what it does on a key.
private final class KeyNode: SingleNode {
  var action: @MainActor (Key) -> Bool = { _ in false }

  override func handle(_ key: Key) -> Bool { environment.isEnabled && action(key) }
  override func handleInRow(_ key: Key) -> Bool { super.handleInRow(key) || handle(key) }

  override func draw(in rect: Rect, on canvas: Canvas) {
    // A row's keys are its own while it is selected, and nobody's otherwise.
    if !environment.isInRow { canvas.add(keyHandler: self) }
    super.draw(in: rect, on: canvas)
  }
}

extension View {
  /// Does something on a key while the view is on the screen, unless a view with the focus inside
  /// wanted the key; in a row of a list, while the row is selected and the list has the focus.
  public func onKey(_ key: Key, perform action: @escaping @MainActor () -> Void) -> some View {
    KeyView(content: self) {
      guard $0 == key else { return false }
      action()
      return true
    }
  }

  /// Asks about every such key; the action says whether it did something.
  public func onKey(_ action: @escaping @MainActor (Key) -> Bool) -> some View {
    KeyView(content: self, action: action)
  }
}
