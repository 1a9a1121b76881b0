/// Screens over one another: a link shows another over the present one, Escape or Backspace goes
/// back. Covered screens stay installed, with their state, focus and data.
public struct NavigationStack<Root: View>: PrimitiveView {
  private let root: Root
  private let path: NavigationPath?

  /// `root` is the first screen.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// The values of the screens over the first one are somebody else's to keep: links with a value add to
  /// them, going back takes from them, and what is written to them is shown.
  ///
  /// - Parameter path: From the first screen over `root` to the one on top. The body that says so depends
  ///   on it.
  public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationPath(path)
  }

  public func _make(_ context: Context) -> Node { NavigationNode(Self.self, context) }

  public func _update(_ node: Node) {
    let root = root
    let node = node.as(NavigationNode.self)
    node.show { root }
    if let path { node.follow(path) }
  }
}

/// The values of a stack's screens, whatever their type.
@MainActor
struct NavigationPath {
  let values: [AnyHashable]
  let set: @MainActor ([AnyHashable]) -> Void

  init<Value: Hashable>(_ path: Binding<[Value]>) {
    values = path.wrappedValue.map { AnyHashable($0) }
    // A value of another type is no screen of this stack's.
    set = { values in path.wrappedValue = values.compactMap { $0.base as? Value } }
  }
}
