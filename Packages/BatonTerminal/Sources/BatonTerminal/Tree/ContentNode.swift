/// The place of what a closure makes, such as a row: what the closure reads is observed as in a body,
/// so that a change runs that closure again and no other. (`bodyRuns` does not count it: it is no
/// view's body.)
///
/// State, on the main actor: the closure, and the node of what it made.
class ContentNode<Content: View>: BodyNode {
  private var content: (@MainActor () -> Content)?
  private var child: Node?

  final override var children: [Node] { child.map { [$0] } ?? [] }
  final override func activate() -> Bool { child?.activate() ?? false }

  final func show(
    _ environment: EnvironmentValues, _ content: @escaping @MainActor () -> Content
  ) {
    self.environment = environment
    self.content = content
    runBody()
  }

  final override func runBody() {
    guard let content else { return }
    let view = observing { content() }
    child = reconcile(child, view, environment)
  }
}

/// One row: in a list it counts as one, however many views its content is.
final class RowNode<Content: View>: ContentNode<Content> {
  override var rowCount: Int { 1 }
  override func row(at index: Int) -> Node? { index == 0 ? self : nil }
}
