/// A view with work that lasts as long as it does.
public struct TaskView<Content: View, ID: Equatable>: PrimitiveView {
  let content: Content
  let id: ID
  let action: @MainActor () async -> Void

  public func _make(_ context: Context) -> Node { TaskNode<ID>(Self.self, context) }

  public func _update(_ node: Node) {
    let node = node.as(TaskNode<ID>.self)
    node.show(content, node.environment)
    node.run(action, id)
  }
}

/// State, on the main actor: the task, and the id it was started for.
private final class TaskNode<ID: Equatable>: TransparentNode {
  private var id: ID?
  private var task: Task<Void, Never>?

  func run(_ action: @escaping @MainActor () async -> Void, _ id: ID) {
    if task != nil, self.id == id { return }
    task?.cancel()
    self.id = id
    task = Task { await action() }
  }

  override func release() { task?.cancel() }
}

extension View {
  /// Starts work when the view appears; the work is cancelled when the view goes.
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View {
    TaskView(content: self, id: 0, action: action)
  }

  /// As `task(_:)`, and starts again, after cancelling, when `id` changes.
  public func task<ID: Equatable>(
    id: ID, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, action: action)
  }
}
