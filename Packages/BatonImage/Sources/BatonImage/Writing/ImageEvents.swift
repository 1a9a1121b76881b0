@_spi(Image) internal import BatonStore

/// Tells the store's observer what happens to its image; until there is one, it is kept.
final class ImageEvents: Sendable {
  typealias Observer = @MainActor @Sendable (ImageEvent) -> Void

  /// What happens before anybody asks is a few events; of more the last ones count.
  private static let mostKept = 16

  private struct State {
    var observer: Observer?
    var kept: [ImageEvent] = []
  }

  private let state = Guarded(State())

  func tell(_ event: ImageEvent) {
    let observer = state.withLock { state in
      if state.observer == nil {
        state.kept.append(event)
        state.kept = state.kept.suffix(ImageEvents.mostKept)
      }
      return state.observer
    }
    guard let observer else { return }
    Task { @MainActor in observer(event) }
  }

  func observe(_ observer: @escaping Observer) {
    let kept = state.withLock { state in
      defer { state.kept = [] }
      state.observer = observer
      return state.kept
    }
    for event in kept { Task { @MainActor in observer(event) } }
  }
}
