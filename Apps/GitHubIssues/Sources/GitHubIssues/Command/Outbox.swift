import Baton

/// The changes that were sent and have no answer yet. Who quits right after a change would never learn
/// what became of it, so the program waits for them a while.
@MainActor
final class Outbox {
  // State, on the main actor: how many are under way, and how many of those that are not failed.
  private(set) var waiting = 0
  private(set) var failed = 0

  private static let changes: Set<String> = [
    StarButtonAddStar.name, StarButtonRemoveStar.name, IssueStateButtonClose.name,
    IssueStateButtonReopen.name, CommentComposerAddComment.name,
  ]

  /// Takes an event in.
  func note(_ event: LogEvent) {
    switch event {
    case .fetchStarted(let operation) where Self.changes.contains(operation): waiting += 1
    case .fetchCompleted(let operation, _) where Self.changes.contains(operation): waiting -= 1
    case .fetchFailed(let operation, _) where Self.changes.contains(operation):
      waiting -= 1
      failed += 1
    default: break
    }
  }

  /// Waits for the answers that are not there yet, and no longer than so.
  ///
  /// - Parameter begin: Told before, where there is one to wait for.
  /// - Returns: What became of them, where that has to be said.
  func empty(within limit: Duration, begin: () -> Void) async -> Problem? {
    // What was pressed last may not have begun.
    await Task.yield()
    if waiting == 0 { return nil }
    failed = 0
    begin()
    let end = ContinuousClock.now + limit
    while waiting > 0, ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(20)) }
    if waiting > 0 { return .unanswered }
    return failed > 0 ? .failed : nil
  }

  enum Problem: Error, Hashable, CustomStringConvertible {
    case unanswered
    case failed

    var description: String {
      switch self {
      case .unanswered: "no answer to the last change; start again to see whether it was made"
      case .failed: "the last change failed; start again to see what is there, and make it again"
      }
    }
  }
}
