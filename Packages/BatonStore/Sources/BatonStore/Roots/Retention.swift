/// Keeps an operation's data, and in an environment its handle and its fetch, until it is released or
/// let go.
@MainActor
public final class Retention {
  // State, on the main actor: `onRelease`, nil once it was called.
  private var onRelease: (@MainActor () -> Void)?

  @_spi(Runtime) public init(_ onRelease: @escaping @MainActor () -> Void) {
    self.onRelease = onRelease
  }

  /// Ends the retention; a second call does nothing.
  public func release() {
    let onRelease = onRelease
    self.onRelease = nil
    onRelease?()
  }

  isolated deinit { release() }
}
