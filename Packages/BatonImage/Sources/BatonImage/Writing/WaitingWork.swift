@_spi(Image) internal import BatonStore

/// What waits to be written, between the main actor, which adds to it, and the writing queue.
final class WaitingWork: Sendable {
  /// With more rows than this the image starts again without them.
  static let most = 50_000

  private struct State {
    var works: [ImageWork] = []
    /// What the transaction under way writes: apart, so that adding to the others never copies it.
    var taken: [ImageWork] = []
    var rows = 0

    var all: [ImageWork] { taken + works }
    /// The last transaction failed: what the image has is behind what was committed.
    var isFailing = false
    var isClosed = false
  }

  private let state = Guarded(State())

  /// Whether somebody has to come for it: false while somebody is there, or after `close`.
  func add(_ work: ImageWork) -> Bool {
    state.withLock { state in
      if state.isClosed { return false }
      state.works.append(work)
      state.rows += work.rows
      return state.taken.isEmpty && !state.isFailing
    }
  }

  /// What is to be written next; it still waits until `finish`. Nil for nothing.
  func take() -> [ImageWork]? {
    state.withLock { state in
      if state.works.isEmpty {
        // Nothing is behind any more, whatever failed.
        state.isFailing = false
        return nil
      }
      state.taken = state.works
      state.works = []
      return state.taken
    }
  }

  /// What was taken is in the file.
  func finish() {
    let written = state.withLock { state in
      let written = state.taken
      for work in written { state.rows -= work.rows }
      state.taken = []
      state.isFailing = false
      return written
    }
    // Freed here, while nobody waits for the lock.
    withExtendedLifetime(written) {}
  }

  /// What was taken is not in the file and waits on.
  ///
  /// - Returns: Whether that is too much.
  func fail() -> Bool {
    state.withLock { state in
      state.works = state.all
      state.taken = []
      state.isFailing = true
      return state.rows > WaitingWork.most
    }
  }

  /// Nothing waits any more: the image starts again.
  func drop() {
    state.withLock { state in
      state.works = []
      state.taken = []
      state.rows = 0
    }
  }

  func close() { state.withLock { $0.isClosed = true } }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  var isFailing: Bool { state.withLock { $0.isFailing } }

  var batches: [ImageBatch] { state.withLock { $0.all.compactMap(\.batch) } }

  /// The batches of which something in the file must not be read.
  var takingAway: [ImageBatch] {
    state.withLock { $0.all.compactMap(\.batch).filter(\.takesAway) }
  }

  /// Whether all data in the file is stale.
  var isInvalidating: Bool {
    state.withLock { state in
      state.all.contains { if case .invalidation = $0 { true } else { false } }
    }
  }
}

extension ImageWork {
  var batch: ImageBatch? {
    if case .batch(let batch, _) = self { batch } else { nil }
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
