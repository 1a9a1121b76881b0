import BatonTerminal

/// The last row of a list that has more: Enter loads the next page.
struct MoreRow: View {
  let isLoading: Bool
  let load: @MainActor () async throws -> Void

  @State private var refusal: String?

  var body: some View {
    if isLoading {
      ProgressView("Loading more…")
    } else {
      Button {
        refusal = nil
        Task {
          do { try await load() } catch { refusal = Trouble(error).description }
        }
      } label: {
        VStack {
          RefusalText(refusal)
          Text(refusal == nil ? "Load more" : "Try again").foregroundStyle(.secondary)
        }
      }
    }
  }
}
