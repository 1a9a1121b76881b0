/// A piece of the screen, described: a value whose `body` is made of other views.
///
/// A body runs on the main actor, when its view first appears, when its parent makes a view that
/// differs, and when something it read changes. It runs at most once a turn of the main actor.
@MainActor
public protocol View {
  /// What the body is made of; the compiler finds it.
  associatedtype Body: View
  /// The views that this one is.
  @ViewBuilder var body: Body { get }
  /// The tree's own: views take the ones below.
  static func _makeNode(_ view: Self, _ context: Context) -> Node
  /// The tree's own: views take the ones below.
  static func _updateNode(_ node: Node, _ view: Self, _ environment: EnvironmentValues)
}

extension View {
  /// A place in the tree that runs the body under observation.
  public static func _makeNode(_ view: Self, _ context: Context) -> Node {
    CompositeNode(view, context)
  }

  /// Runs the body again, unless the view is equal and nothing it read changed.
  public static func _updateNode(_ node: Node, _ view: Self, _ environment: EnvironmentValues) {
    node.as(CompositeNode<Self>.self).update(view, environment)
  }
}

extension Never: View {
  /// Never asked for: there is no such view.
  public var body: Never { fatalError("a value of Never has no body") }
}

/// A view that the tree lays out and draws itself. Its `body` is never asked for.
///
/// It needs a node class of this package: an app's own views have a `body`.
@MainActor
public protocol PrimitiveView: View where Body == Never {
  /// The view's place in the tree, before the first `_update`.
  func _make(_ context: Context) -> Node
  /// Brings a node that `_make` of this type made up to date.
  func _update(_ node: Node)
}

extension PrimitiveView {
  /// Never asked for.
  public var body: Never { fatalError("\(Self.self) is drawn by the tree and has no body") }

  /// The view's own place, brought up to date.
  public static func _makeNode(_ view: Self, _ context: Context) -> Node {
    let node = view._make(context)
    view._update(node)
    return node
  }

  /// Brings the view's own place up to date.
  public static func _updateNode(_ node: Node, _ view: Self, _ environment: EnvironmentValues) {
    node.environment = environment
    view._update(node)
  }
}
