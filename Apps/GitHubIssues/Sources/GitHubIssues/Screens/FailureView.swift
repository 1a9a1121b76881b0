import BatonTerminal

/// In place of a screen's data: why there is none, and the keys that ask again or leave.
struct FailureView: View {
  private let error: any Error
  private let isFirst: Bool
  private let retry: @MainActor () -> Void

  /// - Parameter isFirst: Whether there is no screen to go back to.
  init(_ error: any Error, isFirst: Bool = false, retry: @escaping @MainActor () -> Void) {
    self.error = error
    self.isFirst = isFirst
    self.retry = retry
  }

  var body: some View {
    VStack {
      ErrorView(Trouble(error), retry: retry).frame(maxHeight: .infinity)
      KeysLine(keys: ["Enter or r try again"] + LoadingView(isFirst: isFirst).keys)
    }
    .onKey("r", perform: retry)
  }
}
