import BatonTerminal

/// In place of what can't be shown: why, and the keys that ask again or leave.
struct FailureView: View {
  private let error: any Error
  private let keys: [String]
  private let retry: @MainActor () -> Void
  @Environment(\.connection) private var connection

  /// - Parameter keys: All that help.
  init(
    _ error: any Error, keys: [String] = ["Enter or r try again", "Esc back", "q quit"],
    retry: @escaping @MainActor () -> Void
  ) {
    self.error = error
    self.keys = keys
    self.retry = retry
  }

  var body: some View {
    VStack {
      // Where the server can't be had, why is said below the screen.
      ErrorView(connection?.failure == nil ? error : Unanswered(), retry: retry)
      Spacer()
      KeysLine(keys: keys)
    }
    .onKey("r", perform: retry)
  }
}

/// What there is to say of a screen where the server can't be had.
private struct Unanswered: Error, CustomStringConvertible {
  var description: String {
    "No data came from the server, so that there is nothing to show yet. Below the keys stands why."
  }
}
