/// A failure in its own words, and a button to try again.
public struct ErrorView: View {
  private let message: String
  private let retry: @MainActor () -> Void

  /// `retry` runs when the button is pressed.
  public init(_ error: any Error, retry: @escaping @MainActor () -> Void) {
    message = String(describing: error)
    self.retry = retry
  }

  public var body: some View {
    VStack(spacing: 1) {
      Text(message).foregroundStyle(.red)
      Button("Retry", action: retry)
    }
  }
}
