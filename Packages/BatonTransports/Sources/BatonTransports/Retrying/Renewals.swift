/// The renewals of the credentials of one transport's requests: one at a time, for all that wait for it.
final class Renewals: Sendable {
  private struct State {
    /// The newest, under way or ended.
    var newest: Task<Bool, any Error>?
    var isUnderWay = false
    var ended = 0
  }

  // State: behind its lock.
  private let state = Guarded(State())
  private let renew: @Sendable () async throws -> Bool
  private let limit: Duration
  private let deadlines: Deadlines

  init(
    _ renew: @escaping @Sendable () async throws -> Bool, limit: Duration,
    clock: any Clock<Duration>
  ) {
    self.renew = renew
    self.limit = limit
    deadlines = Deadlines(clock)
  }

  /// How many have ended, by which an attempt knows later how old its credentials are.
  var ended: Int { state.withLock { $0.ended } }

  /// What the renewal ends with that the credentials of an attempt have not seen, which begins now
  /// where there is none.
  func renewed(since seen: Int) async throws -> Bool {
    let renewal = state.withLock { state in
      if let newest = state.newest, state.isUnderWay || state.ended > seen { return newest }
      let renewal = begun()
      (state.newest, state.isUnderWay) = (renewal, true)
      return renewal
    }
    return try await inTime { try await renewal.value }
  }

  /// A task of its own, so that it outlives who asked for it first.
  private func begun() -> Task<Bool, any Error> {
    Task {
      defer {
        state.withLock { state in
          state.isUnderWay = false
          state.ended += 1
        }
      }
      return try await inTime(renew)
    }
  }

  private func inTime(_ work: @escaping @Sendable () async throws -> Bool) async throws -> Bool {
    try await deadlines.value(within: limit, or: .timedOut(.credentials, after: limit), of: work)
  }
}
