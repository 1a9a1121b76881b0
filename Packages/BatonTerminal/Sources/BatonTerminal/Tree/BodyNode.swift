import Observation
import Synchronization
@_spi(Views) import Baton

/// The part of a view's place that does not depend on the view's type: what a change does to it.
///
/// (It is a class of its own because a `@Sendable` closure in a generic class would capture the type
/// parameter's metatype, which is not Sendable.)
///
/// State, all on the main actor but `armed`, which the observation's closure uses from whatever
/// thread changes a value: the run whose observation stands; 0 when none does.
@MainActor
class BodyNode: Node {
  private nonisolated let armed = Atomic<UInt32>(0)
  /// A value of this node's own, read in each body, whose change cancels the observation.
  private let token = Signal()
  private var run: UInt32 = 0
  private(set) var isDirty = false

  override var isTransparent: Bool { true }
  override func draw(in rect: Rect, on canvas: Canvas) { drawBlock(in: rect, on: canvas) }

  func runBody() {}

  final func observing<Body>(_ body: () -> Body) -> Body {
    cancelObservation()
    isDirty = false
    run = run == .max ? 1 : run + 1
    let (run, inbox) = (run, tree.inbox)
    armed.store(run, ordering: .relaxed)
    return withObservationTracking {
      token.read()
      return body()
    } onChange: { [weak self] in
      guard let self, armed.load(ordering: .relaxed) == run else { return }
      armed.store(0, ordering: .relaxed)
      inbox.add(self, run)
    }
  }

  final func wasChanged(in run: UInt32) {
    if isMounted, run == self.run { isDirty = true }
  }

  private func cancelObservation() {
    guard armed.exchange(0, ordering: .relaxed) != 0 else { return }
    token.willChange()
  }

  override func release() { cancelObservation() }
}
