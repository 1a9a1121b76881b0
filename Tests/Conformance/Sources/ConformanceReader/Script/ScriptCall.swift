/// A call that waits for an answer, on its way while the script goes on.
@MainActor
final class ScriptCall {
  // State: `result`, once the call has ended.
  private(set) var result: Result<Void, any Error>?

  init(_ body: @escaping @MainActor () async throws -> Void) {
    Task {
      do {
        try await body()
        result = .success(())
      } catch {
        result = .failure(error)
      }
    }
  }
}
