import BatonTerminal

/// A failure, and the way to try again.
struct ErrorView: View {
  private let message: String
  private let retry: @MainActor () -> Void

  init(_ error: any Error, retry: @escaping @MainActor () -> Void) {
    message = String(describing: error)
    self.retry = retry
  }

  var body: some View {
    VStack(spacing: 1) {
      Text(message).foregroundStyle(.red)
      Button("Retry", action: retry)
    }
  }
}
