public import BatonTerminal

/// An app's views, with the inspector over them while F12 wants it. They stay as they are meanwhile, with what
/// they retain.
public struct Inspectable<Content: View>: View {
  private let inspector: Inspector
  private let content: Content
  @State private var isShown = false

  /// The views of an app, and what F12 shows over them.
  public init(_ inspector: Inspector, @ViewBuilder content: () -> Content) {
    self.inspector = inspector
    self.content = content()
  }

  /// The content, or the inspector over it.
  public var body: some View {
    let (inspector, binding) = (inspector, $isShown)
    NavigationStack {
      content.navigationDestination(isPresented: binding) { StoreInspector(inspector) }
    }
    .environment(\.isBehindF12, true)
    .onKey(.function(12)) { binding.wrappedValue.toggle() }
  }
}
