import CNcurses
import Foundation
import Testing

/// Signals as the full screen takes them. A signal that is raised has been handled when `raise` returns.
@MainActor @Suite struct SignalTests {
  private func taken(after signals: [Int32]) -> [Int32] {
    // Threads that run tests block them.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, &before)
    for signal in signals { raise(signal) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    let taken = bt_take_signals()
    return (0..<64).filter { taken & 1 << $0 != 0 }
  }

  /// More than a pipe has room for.
  @Test func theEndIsNotLostInAFlood() throws {
    let pipe = bt_signal_pipe()
    defer {
      bt_signals_default()
      close(pipe)
    }
    try #require(pipe >= 0)
    let flood = (0..<100_000).map { _ in SIGWINCH }
    #expect(taken(after: flood + [SIGTERM]) == [SIGTERM, SIGWINCH])
    #expect(taken(after: []) == [])
    #expect(taken(after: [SIGWINCH]) == [SIGWINCH])
  }

  @Test func theLatterOfAStopAndAContinuationCounts() throws {
    let pipe = bt_signal_pipe()
    defer {
      bt_signals_default()
      close(pipe)
    }
    try #require(pipe >= 0)
    #expect(taken(after: [SIGTSTP, SIGCONT]) == [SIGCONT])
    #expect(taken(after: [SIGTSTP, SIGCONT, SIGTSTP]) == [SIGTSTP])
  }
}
