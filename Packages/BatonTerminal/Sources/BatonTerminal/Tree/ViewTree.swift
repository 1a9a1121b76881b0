/// A tree of installed views: runs bodies, keeps what their identities hold, re-runs the dirty ones
/// once a turn of the main actor.
///
/// State, on the main actor: the root; the counts; who has the focus; whether a frame is wanted; who
/// takes a turn.
@MainActor
final class ViewTree {
  var bodyRuns = BodyRuns()
  weak var focus: Node?
  private(set) var root: Node?
  private(set) var wantsFrame = false
  private var onTurn: (@MainActor () -> Void)?
  let inbox = Inbox()

  init() { inbox.serve(self) }

  isolated deinit { close() }

  func onTurn(_ action: @escaping @MainActor () -> Void) { onTurn = action }

  func show<V: View>(_ view: V, _ environment: EnvironmentValues) {
    if let root, root.type == ObjectIdentifier(V.self) {
      V._updateNode(root, view, environment)
    } else {
      let old = root
      root = V._makeNode(view, Context(tree: self, parent: nil, environment: environment))
      old?.unmount()
    }
    requestFrame()
  }

  func close() {
    root?.unmount()
    root = nil
  }

  func requestFrame() {
    wantsFrame = true
    inbox.schedule()
  }

  func frameWasDrawn() { wantsFrame = false }

  func turn() {
    inbox.turnBegins()
    onTurn?()
  }

  /// A body that changes what it reads would run for ever: after this many rounds the rest waits for
  /// the next turn, so that the app stays responsive.
  private static let mostRounds = 16

  /// Runs the bodies of what changed, parents first: a parent's run may update, or remove, a child.
  func flush() {
    for _ in 0..<Self.mostRounds {
      let changed = inbox.drain()
      if changed.isEmpty { return }
      for (node, run) in changed { node.wasChanged(in: run) }
      for (node, _) in changed.sorted(by: { $0.node.depth < $1.node.depth })
      where node.isMounted && node.isDirty {
        node.runBody()
        wantsFrame = true
      }
    }
    inbox.schedule()
  }
}
