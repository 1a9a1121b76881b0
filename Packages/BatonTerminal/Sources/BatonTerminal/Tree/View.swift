/// A piece of the screen, described: a value whose `body` is made of other views.
///
/// A body runs on the main actor, when its view first appears, when its parent makes a view that
/// differs, and when something it read changes. It runs at most once a turn of the main actor.
@MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  static func _makeNode(_ view: Self, _ context: Context) -> Node
  static func _updateNode(_ node: Node, _ view: Self, _ environment: EnvironmentValues)
}

extension View {
  public static func _makeNode(_ view: Self, _ context: Context) -> Node {
    CompositeNode(view, context)
  }

  public static func _updateNode(_ node: Node, _ view: Self, _ environment: EnvironmentValues) {
    node.as(CompositeNode<Self>.self).update(view, environment)
  }
}

extension Never: View {
  public var body: Never { fatalError("a value of Never has no body") }
}

/// A view that the tree lays out and draws itself. Its `body` is never asked for.
@MainActor
public protocol PrimitiveView: View where Body == Never {
  func _make(_ context: Context) -> Node
  /// Brings a node that `_make` of this type made up to date.
  func _update(_ node: Node)
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is drawn by the tree and has no body") }

  public static func _makeNode(_ view: Self, _ context: Context) -> Node {
    let node = view._make(context)
    view._update(node)
    return node
  }

  public static func _updateNode(_ node: Node, _ view: Self, _ environment: EnvironmentValues) {
    node.environment = environment
    view._update(node)
  }
}
