/// Shows another screen of the `NavigationStack` around it. Outside one it is disabled.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private let label: Label
  private let follow: @MainActor (NavigationPage) -> Void

  /// A link with any view as its label; `destination` is made when it is followed.
  public init(
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    follow = { $0.push(destination) }
    self.label = label()
  }

  public func _make(_ context: Context) -> Node { ControlNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(ControlNode.self)
    let (page, follow) = (node.environment.page, follow)
    node.action = {
      guard let page else { return }
      follow(page)
    }
    if page == nil { node.environment.isEnabled = false }
    node.show(label, node.environment)
  }
}

extension NavigationLink where Label == Text {
  /// A link with a text.
  public init(
    _ title: String, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == EmptyView {
  /// A link to the screen that `navigationDestination(for:destination:)` makes of a value.
  public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> Label) {
    follow = { $0.push(value: value) }
    self.label = label()
  }
}
