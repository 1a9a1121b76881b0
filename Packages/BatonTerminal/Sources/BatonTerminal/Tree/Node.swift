/// Where a node is made: its tree, its parent, the environment there.
public struct Context {
  unowned let tree: ViewTree
  let parent: Node?
  let environment: EnvironmentValues
}

/// A place in the tree: a view's identity. It lives as long as views of the same type keep coming to
/// the same position (or id), however often the view itself is made anew.
///
/// State, on the main actor: its environment; whether it is mounted; the caches of its layout, which
/// `invalidate` clears here and in all nodes above.
@MainActor
public class Node {
  let type: ObjectIdentifier
  unowned let tree: ViewTree
  private(set) weak var parent: Node?
  let depth: Int
  var environment: EnvironmentValues
  private(set) var isMounted = true
  /// The axis of the stack that the node was last laid out in.
  var stackAxis = Axis.vertical
  var sizes: [(proposal: Proposal, size: Size)] = []
  var cachedElements: [Node]?

  init(_ type: Any.Type, _ context: Context) {
    self.type = ObjectIdentifier(type)
    tree = context.tree
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  /// The nodes below that are mounted.
  var children: [Node] { [] }
  /// The nodes below that take part in layout; makes those that were not needed before.
  func layoutChildren() -> [Node] { children }
  /// Whether the parent lays out what is below this node, and not the node itself.
  var isTransparent: Bool { false }
  var isSpacer: Bool { false }

  func measure(_ proposal: Proposal) -> Size { .zero }
  func draw(in rect: Rect, on canvas: Canvas) {}

  /// The rows that a list shows of this node.
  var rowCount: Int { rowCountBelow() }
  func row(at index: Int) -> Node? { rowBelow(index) }
  func rowID(at index: Int) -> AnyHashable? { rowIDBelow(index) }

  /// Whether it did something with the key.
  func handle(_ key: Key) -> Bool { false }
  /// Whether letters are typed into it while it has the focus.
  var takesText: Bool { false }
  /// Whether it took a text in.
  func insert(_ text: Substring) -> Bool { false }
  /// Whether a view of a list's selected row did something with a key that the list has no use for.
  func handleInRow(_ key: Key) -> Bool { children.contains { $0.handleInRow(key) } }
  /// What Enter does on a row of a list: whether there was something to do.
  func activate() -> Bool { false }
  /// The view left the tree.
  func release() {}

  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child.unmount() }
    release()
  }

  final var isFocused: Bool { tree.focus === self }
}
