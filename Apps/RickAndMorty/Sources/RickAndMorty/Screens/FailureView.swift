import BatonTerminal

/// In place of what can't be shown: why, and the way to ask again.
struct FailureView: View {
  private let error: any Error
  private let hint: String
  private let retry: @MainActor () -> Void
  @Environment(\.connection) private var connection

  /// - Parameter hint: What to press.
  init(
    _ error: any Error, hint: String = "Enter or r tries again",
    retry: @escaping @MainActor () -> Void
  ) {
    self.error = error
    self.hint = hint
    self.retry = retry
  }

  var body: some View {
    VStack(spacing: 1) {
      // Where the server can't be had, why is said below the screen.
      ErrorView(connection?.failure == nil ? error : Unanswered(), retry: retry)
      Text(hint).foregroundStyle(.secondary)
    }
    .onKey("r", perform: retry)
  }
}

/// What there is to say of a screen where the server can't be had.
private struct Unanswered: Error, CustomStringConvertible {
  var description: String { "No data came from the server, so that there is nothing to show yet." }
}
