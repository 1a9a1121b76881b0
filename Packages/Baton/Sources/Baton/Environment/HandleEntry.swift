@_spi(Runtime) internal import BatonStore

/// A handle as the environment knows it: weakly, so that one nobody needs goes, and strongly while the
/// store keeps its root.
struct HandleEntry {
  weak var handle: (any AnyHandle)?
  var kept: (any AnyHandle)?
  /// The root while the handle is kept.
  var root: RootID?
  /// Whether the root is held for the handle; it waits in the release buffer otherwise.
  var isRetained = false
  /// The later the handle was made, the higher.
  let number: Int

  init(_ handle: any AnyHandle, number: Int) {
    self.handle = handle
    self.number = number
  }
}
