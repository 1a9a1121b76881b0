import Synchronization

/// What changed since the last turn. A value that a body read may be changed from any thread.
///
/// State, under the mutex: the changes; whether a turn is asked for; the tree that takes it.
final class Inbox: Sendable {
  private struct State {
    var changes: [(node: BodyNode, run: UInt32)] = []
    var isScheduled = false
    weak var tree: ViewTree?
  }
  private let state = Mutex(State())

  func serve(_ tree: ViewTree) { state.withLock { $0.tree = tree } }

  func add(_ node: BodyNode, _ run: UInt32) {
    let tree = state.withLock { state in
      state.changes.append((node, run))
      return Self.scheduled(&state)
    }
    if let tree { Self.ask(tree) }
  }

  /// Asks for a turn, if none is asked for.
  func schedule() {
    let tree = state.withLock { state in Self.scheduled(&state) }
    if let tree { Self.ask(tree) }
  }

  private static func scheduled(_ state: inout State) -> ViewTree? {
    if state.isScheduled { return nil }
    state.isScheduled = true
    return state.tree
  }

  private static func ask(_ tree: ViewTree) {
    Task { @MainActor [weak tree] in tree?.turn() }
  }

  func drain() -> [(node: BodyNode, run: UInt32)] {
    state.withLock { state in
      let taken = state.changes
      state.changes.removeAll(keepingCapacity: true)
      return taken
    }
  }

  func turnBegins() { state.withLock { $0.isScheduled = false } }
}
