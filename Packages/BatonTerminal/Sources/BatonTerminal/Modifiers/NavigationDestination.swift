/// A view that shows a screen over its own for as long as a value says so.
public struct DestinationView<Content: View, Destination: View>: PrimitiveView {
  let content: Content
  let isPresented: Bool
  let setPresented: @MainActor (Bool) -> Void
  let destination: @MainActor () -> Destination

  public func _make(_ context: Context) -> Node { DestinationNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(DestinationNode.self)
    node.show(content, node.environment)
    node.present(isPresented, setPresented, destination)
  }
}

/// State, on the main actor: the screen while it is shown.
private final class DestinationNode: TransparentNode {
  private var page: NavigationPage?

  func present<V: View>(
    _ isPresented: Bool, _ setPresented: @escaping @MainActor (Bool) -> Void,
    _ destination: @escaping @MainActor () -> V
  ) {
    if isPresented, page == nil {
      page = environment.page?.push(destination)
    } else if !isPresented, let shown = page {
      page = nil
      shown.onPop = nil
      shown.pop()
    }
    page?.onPop = { [weak self] in
      self?.page = nil
      setPresented(false)
    }
  }
}

extension View {
  /// Shows another screen over this one while the value is true, in the `NavigationStack` around;
  /// going back from it makes the value false. The body that says so depends on the value.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> V
  ) -> some View {
    DestinationView(
      content: self, isPresented: isPresented.wrappedValue,
      setPresented: { isPresented.wrappedValue = $0 }, destination: destination)
  }
}

/// A view that says how the `NavigationStack` around it shows values of a type.
public struct ValueDestinationView<Content: View, Value: Hashable, Destination: View>: PrimitiveView
{
  let content: Content
  let destination: @MainActor (Value) -> Destination

  public func _make(_ context: Context) -> Node { TransparentNode(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(TransparentNode.self)
    let destination = destination
    node.environment.page?.setDestination(of: ObjectIdentifier(Value.self)) { stack, value in
      stack.push { (value.base as? Value).map(destination) }
    }
    node.show(content, node.environment)
  }
}

extension View {
  /// How the `NavigationStack` around shows the values of a type: those of its path, and of links with a
  /// value. Said on the first screen it holds for all above.
  public func navigationDestination<Value: Hashable, V: View>(
    for _: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> V
  ) -> some View {
    ValueDestinationView(content: self, destination: destination)
  }
}
