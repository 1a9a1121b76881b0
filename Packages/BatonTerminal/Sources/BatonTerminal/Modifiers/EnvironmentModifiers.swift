/// A view with other values around it.
public struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let write: @MainActor (inout EnvironmentValues) -> Void

  public func _make(_ context: Context) -> Node { TransparentNode(Self.self, context) }

  public func _update(_ node: Node) {
    var environment = node.environment
    write(&environment)
    node.as(TransparentNode.self).show(content, environment)
  }
}

extension View {
  /// Sets a value that the views below find with `@Environment`.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Buttons and links below do nothing and take no focus.
  public func disabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) { if disabled { $0.isEnabled = false } }
  }

  /// The most lines that each text below takes; the last one ends in `…` where more was cut.
  public func lineLimit(_ lines: Int?) -> some View {
    EnvironmentView(content: self) { $0.lineLimit = lines }
  }

  /// Where each text below is cut that has more than its lines.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    EnvironmentView(content: self) { $0.truncationMode = mode }
  }
}
