public import BatonTerminal

/// An app's views, with the inspector over them while F12 wants it. They stay as they are meanwhile, with what
/// they retain.
public struct Inspectable<Content: View>: View {
  private let inspector: Inspector
  private let content: Content
  @State private var isShown = false

  public init(_ inspector: Inspector, @ViewBuilder content: () -> Content) {
    self.inspector = inspector
    self.content = content()
  }

  public var body: some View {
    let (inspector, binding) = (inspector, $isShown)
    NavigationStack {
      InspectedContent(content: content, isShown: binding, inspector: inspector)
    }
  }
}

/// Within the stack, where a destination can be.
private struct InspectedContent<Content: View>: View {
  let content: Content
  @Binding var isShown: Bool
  let inspector: Inspector

  var body: some View {
    let (inspector, binding) = (inspector, $isShown)
    content
      .onKey(.function(12)) { binding.wrappedValue = true }
      .navigationDestination(isPresented: binding) {
        StoreInspector(inspector).onKey(.function(12)) { binding.wrappedValue = false }
      }
  }
}
