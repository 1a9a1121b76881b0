import BatonTerminal

/// The last row of a list that has more: Enter loads the next page.
struct MoreRow: View {
  let isLoading: Bool
  let load: @MainActor () async throws -> Void

  @State private var trouble: Trouble?

  var body: some View {
    if isLoading {
      ProgressView("Loading more…")
    } else {
      Button {
        trouble = nil
        Task {
          do { try await load() } catch { trouble = Trouble(error) }
        }
      } label: {
        VStack {
          TroubleText(trouble?.description)
          Text(trouble == nil ? "Load more" : "Try again").foregroundStyle(.secondary)
        }
      }
    }
  }
}
