@_spi(Image) internal import BatonStore
internal import Synchronization

/// What waits to be written, between the main actor, which adds to it, and the writing queue.
final class WaitingWork: Sendable {
  /// With more rows than this the image starts again without them.
  static let most = 50_000

  private struct State {
    var works: [ImageWork] = []
    var rows = 0
    /// How many of `works` the transaction under way writes.
    var taken = 0
    /// The last transaction failed: what the image has is behind what was committed.
    var isFailing = false
    var isClosed = false
  }

  // `Mutex` guards all of it.
  private let state = Mutex(State())

  /// Whether somebody has to come for it: false while somebody is there, or after `close`.
  func add(_ work: ImageWork) -> Bool {
    state.withLock { state in
      if state.isClosed { return false }
      state.works.append(work)
      state.rows += work.rows
      return state.taken == 0 && !state.isFailing
    }
  }

  /// What is to be written next; it still waits until `finish`. Nil for nothing.
  func take() -> [ImageWork]? {
    state.withLock { state in
      if state.works.isEmpty { return nil }
      state.taken = state.works.count
      return state.works
    }
  }

  /// What was taken is in the file.
  func finish() {
    state.withLock { state in
      for work in state.works.prefix(state.taken) { state.rows -= work.rows }
      state.works.removeFirst(state.taken)
      state.taken = 0
      state.isFailing = false
    }
  }

  /// What was taken is not in the file and waits on.
  ///
  /// - Returns: Whether that is too much.
  func fail() -> Bool {
    state.withLock { state in
      state.taken = 0
      state.isFailing = true
      return state.rows > WaitingWork.most
    }
  }

  /// Nothing waits any more: the image starts again.
  func drop() {
    state.withLock { state in
      state.works = []
      state.rows = 0
      state.taken = 0
    }
  }

  func close() { state.withLock { $0.isClosed = true } }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  var isFailing: Bool { state.withLock { $0.isFailing } }

  var batches: [ImageBatch] { state.withLock { $0.works.compactMap(\.batch) } }

  /// Whether what is in the file may be what a waiting batch took away.
  var takesAway: Bool { state.withLock { $0.works.contains(where: \.takesAway) } }
}

extension ImageWork {
  var batch: ImageBatch? {
    if case .batch(let batch, _) = self { batch } else { nil }
  }

  fileprivate var takesAway: Bool {
    if case .invalidation = self { true } else { batch?.takesAway ?? false }
  }

  /// How many rows it is at least; a row more for what is no batch, so that nothing piles up unnoticed.
  var rows: Int {
    switch self {
    case .batch(let batch, _): batch.count + 1
    case .stamp, .invalidation: 1
    case .use(let numbers): numbers.count
    }
  }
}
